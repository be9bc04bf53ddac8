import { expect, test } from "vitest";
import { shareText } from "./notice-meta.ts";

const shared = {
  notice: { id: "holiday", on: "2026-11-20", text: { en: "*Holiday* on Monday", mr: "सोमवारी सुट्टी" } },
  name: { en: "Good Minds", mr: "गुड माइंड्स" },
  siteUrl: "https://institute.example",
  code: "7K3PXMZ",
};

const line = "हे खरे आहे का? · Is this genuine? https://institute.example/n/7K3PXMZ";

test("a notice is passed on in both languages, Marathi first, with its address and its code at the end", () => {
  expect(shareText(shared, "mr")).toBe(
    [
      "*सोमवारी सुट्टी*\n२० नोव्हेंबर २०२६\nगुड माइंड्स",
      "*Holiday on Monday*\n20 November 2026\nGood Minds",
      "https://institute.example/mr/notices/holiday",
      line,
    ].join("\n\n"),
  );
});

test("a language that follows later is left out", () => {
  expect(shareText({ ...shared, follows: "en" }, "en")).toBe(
    `*सोमवारी सुट्टी*\n२० नोव्हेंबर २०२६\nगुड माइंड्स\n\nhttps://institute.example/notices/holiday\n\n${line}`,
  );
});
