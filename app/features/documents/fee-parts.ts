import { fixedByText } from "#app/features/fees/index.ts";
import { yearBefore } from "#app/platform/content/academic-year.ts";
import { feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { SheetBlock, Table } from "#app/platform/made/sheet.ts";
import { otherWriter, type Writer } from "./writer.ts";

type Order = NonNullable<Writer["content"]["order"]>;

function feesTable({ t, rupees }: Writer, order: Order): Table {
  const row = (name: string, first: number, second: number) => [
    name,
    rupees(first),
    rupees(second),
    rupees(first + second),
  ];
  return {
    kind: "table",
    head: [t.fees.fee, t.fees.firstYear, t.fees.secondYear, t.fees.total],
    rows: [
      ...feeRows(order).map(({ name, firstYear, secondYear }) => row(name, firstYear, secondYear)),
      row(t.fees.total, totalOfYear(order, "firstYear"), totalOfYear(order, "secondYear")),
    ],
    columns: [5, 2, 2, 2],
    right: [1, 2, 3],
    total: true,
  };
}

function orderFacts({ t, day, digits, locale }: Writer, order: Order): SheetBlock {
  const { year, number, orderedOn, inForceFrom } = order;
  const rows: [string, string | undefined][] = [
    [t.fees.year, digits(year)],
    [t.fees.fixedBy, fixedByText(order, locale)],
    [number ? t.fees.number : t.fees.orderedOn, [number, orderedOn && day(orderedOn)].filter(Boolean).join(", ")],
    [t.fees.inForceFrom, day(inForceFrom)],
  ];
  return { kind: "facts", rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) };
}

/** Empty while there is no order. */
export function feeBlocks(writer: Writer): SheetBlock[] {
  const { order } = writer.content;
  if (!order) return [];
  const text = [writer.t.fees.secondYearMayChange, order.note].filter(Boolean).join(" ");
  const note: SheetBlock = { kind: "note", text };
  return [feesTable(writer, order), orderFacts(writer, order), ...feesOfSecondYear(writer), note];
}

/** For families in the second year, where another order applies. */
function feesOfSecondYear(writer: Writer): SheetBlock[] {
  const { t, rupees, digits, content } = writer;
  const { orderOfSecondYear: order } = content;
  if (!order) return [];
  const rows = order.lines.map(({ name, secondYear }) => [name, rupees(secondYear)]);
  const total = [t.fees.total, rupees(totalOfYear(order, "secondYear"))];
  const table: Table = {
    kind: "table",
    head: [t.fees.fee, t.fees.secondYear],
    rows: [...rows, total],
    columns: [9, 2],
    right: [1],
    total: true,
  };
  const heading = t.fees.ofSecondYear(digits(yearBefore(order.year)));
  return [{ kind: "section", heading, blocks: [table, orderFacts(writer, order)] }];
}

/** Only if the institute states it; with whom to call if more is asked for. */
export function nothingElse({ content: { institute, order }, t }: Writer): SheetBlock[] {
  const { phone } = institute.contact;
  const only = order?.nothingElse ? `${t.fees.nothingElse} ` : "";
  const ask = [only + t.fees.askedForMore, phone?.replaceAll(" ", "\u00a0")].filter(Boolean).join(": ");
  const complain = order?.fixedBy === "fra" ? ` ${t.fees.complain} ${t.fees.authority}, www.mahafra.org.` : "";
  return order ? [{ kind: "note", text: `${ask}.${complain}` }] : [];
}

/** In the other language below: one sheet serves the notice board, where both are read. */
export function feesInOther(writer: Writer, id: string): SheetBlock[] {
  const other = otherWriter(writer);
  const title = other.content.downloads.find((download) => download.id === id)?.title ?? "";
  const blocks = feeBlocks(other).filter(({ kind }) => kind !== "note");
  return blocks.length > 0 ? [{ kind: "section", heading: title, blocks: [...blocks, ...nothingElse(other)] }] : [];
}
