import { readCode } from "../../app/lib/forms/form-answer.ts";
import { codeOnceTo, paste, sendEnquiry } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

const inMarathi = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

test("a pasted code arrives whole, whatever was copied with it, and is taken", async ({ page, site }) => {
  const email = await sendEnquiry(page);
  const code = await codeOnceTo(site, email);
  const [first, last] = [code.slice(0, 3), code.slice(3)];
  const pasted = [
    code,
    ` ${code}`,
    `${code} `,
    `\t${code}`,
    `\u00a0${code}`,
    `\u200b${code}`,
    `${first} ${last}`,
    `${first}-${last}`,
    `OTP: ${code}`,
    `${code} is your OTP for Good Minds Institute of Pharmacy, Namunewadi`,
    `Enter this OTP on the website to send your admission enquiry.\n\n${code}\n\nThe OTP works for ten minutes.`,
    ` ${inMarathi(code)}`,
  ];
  const otp = page.getByPlaceholder("Enter 6-digit OTP");
  for (const text of pasted) {
    await paste(otp, text);
    expect(readCode(await otp.inputValue()), text).toEqual({ ok: true, code });
  }
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.locator("#enquiry").getByRole("status")).toContainText("Enquiry submitted successfully!");
});
