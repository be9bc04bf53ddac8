import { describe, expect, test } from "vitest";
import type { RecordData } from "./draft.ts";
import { mergeData } from "./merge-data.ts";

const base = {
  title: { en: "Rules", mr: "नियम" },
  blocks: [1, 2, 3, 4].map((at) => ({ rowId: `b${at}`, text: { en: `en${at}`, mr: `mr${at}` } })),
};
type Data = typeof base;

const changed = (change: (data: Data) => void): Data => {
  const data = structuredClone(base);
  change(data);
  return data;
};
const textOf = (data: Data, at: number) => (data.blocks[at] as Data["blocks"][0]).text;
const merge = (theirs: RecordData, mine: RecordData) => mergeData({ base, theirs, mine });
const idsIn = ({ data }: ReturnType<typeof merge>) =>
  (data as unknown as Data).blocks.map(({ rowId, text }) => `${rowId} ${text.en} ${text.mr}`);
const outline = (...ids: string[]) => ids.map((id) => (/ /.test(id) ? id : `${id} en${id[1]} mr${id[1]}`));
const added = (rowId: string) => ({ rowId, text: { en: "new", mr: "नवे" } });

describe("rows with ids are merged one by one", () => {
  test("changes of different rows, and of the languages of one row, are all kept", () => {
    const theirs = changed((data) => {
      textOf(data, 2).mr = "theirs";
    });
    const mine = changed((data) => {
      textOf(data, 2).en = "mine";
      textOf(data, 3).en = "mine";
    });
    const merged = merge(theirs, mine);
    expect(merged.fields).toEqual([]);
    expect(idsIn(merged)).toEqual(outline("b1", "b2", "b3 mine theirs", "b4 mine mr4"));
  });

  test("a text that both changed is named by its row's id, also where rows have moved", () => {
    const theirs = changed((data) => {
      textOf(data, 2).en = "theirs";
      data.blocks.reverse();
    });
    const mine = changed((data) => {
      textOf(data, 2).en = "mine";
    });
    const merged = merge(theirs, mine);
    expect(merged.fields).toEqual(["blocks.b3.text.en"]);
    expect(idsIn(merged)).toEqual(outline("b4", "b3 mine mr3", "b2", "b1"));
  });

  test("rows that each side added and removed are added and removed, but no changed text is lost", () => {
    const theirs = changed((data) => {
      data.blocks.splice(1, 1);
      data.blocks.splice(1, 1, added("x"));
    });
    const mine = changed((data) => {
      textOf(data, 1).mr = "mine";
      data.blocks.push(added("y"));
    });
    expect(idsIn(merge(theirs, mine))).toEqual(outline("b1", "b2 en2 mine", "x new नवे", "b4", "y new नवे"));
  });

  test("a list is one field when a row has no id, or the id of another", () => {
    for (const rowId of ["b1", ""]) {
      const theirs = changed((data) => {
        data.blocks.push(added(rowId));
      });
      const mine = changed((data) => {
        textOf(data, 0).en = "mine";
      });
      expect(merge(theirs, mine).fields).toEqual(["blocks"]);
    }
  });
});
