import type { Locator, Page } from "@playwright/test";

/** The picture that is shown large, with its caption; the pictures before and after it are drawn too, but inert. */
export const slide = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("group").and(page.locator(":not([inert])"));

/** The caption of the picture that is shown large. */
export const caption = (page: Page): Locator => slide(page).getByRole("strong");
