import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { words } from "#app/ui/words/words.ts";
import { readHtml, textOf } from "../../tests/help/html.ts";
import { hrefsIn } from "../../tests/help/parts.ts";
import { ContactLinks, WhatsAppButtons } from "./contact-links.tsx";
import { type Site, SiteProvider } from "./site.tsx";

const group = { whatsapp: "https://chat.example/group" };
const channel = { whatsappChannel: "https://chat.example/channel" };

/** The buttons of an institute: where they lead, and all that they say. */
function drawn(institute: object) {
  const site = { institute, locale: "mr" } as unknown as Site;
  const page = readHtml(
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <WhatsAppButtons />
      </SiteProvider>,
    ),
  );
  return { links: hrefsIn(page, "a"), text: textOf(page) };
}

test("the channel comes before the group, and a sentence says in which of them numbers are shown", () => {
  const { links, text } = drawn({ ...group, ...channel });
  expect(links).toEqual([channel.whatsappChannel, group.whatsapp]);
  expect(text).toContain(words.mr.contact.numbers);
});

test("a group alone has the sentence that everyone in it sees the number", () => {
  const { links, text } = drawn(group);
  expect(links).toEqual([group.whatsapp]);
  expect(text).toContain(words.mr.contact.groupNumbers);
});

test("a channel alone is one button without a sentence, and with none there is nothing", () => {
  expect(drawn(channel)).toEqual({ links: [channel.whatsappChannel], text: words.mr.contact.channel });
  expect(drawn({})).toEqual({ links: [], text: "" });
});

test("who wants to ask is led to the office’s own number, and without it to the phone alone, never to the group", () => {
  const links = (contact: object) => {
    const site = {
      institute: { ...group, contact: { phone: "+91 98220 12345", ...contact } },
      locale: "en",
      t: words.en,
    };
    const page = renderToStaticMarkup(
      <SiteProvider value={site as unknown as Site}>
        <ContactLinks />
      </SiteProvider>,
    );
    return hrefsIn(readHtml(page), "a");
  };
  expect(links({ whatsappNumber: "+91 94220 98765" })).toEqual([
    "tel:+919822012345",
    "https://wa.me/919422098765?text=",
  ]);
  expect(links({})).toEqual(["tel:+919822012345"]);
});
