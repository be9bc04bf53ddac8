import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { KeepLink } from "#app/ui/site.tsx";

export const keepable = /^(\/mr)?\/(admission(\/\w+)?|students|visit|events)$/;

/**
 * Paths that the worker must not touch: files, and pages that are private, valid only now, or take searches. A test
 * compares them with the routes.
 */
export const leftAlone =
  /\.|^(\/mr)?\/(office|setup|mailbox|uploads|my-|no-more|faculty[/-]|search|check|[nN]\/|disclosure)/;

/** `{when}` and `{age}` are filled in on the phone, `{phone}` by the server. */
interface OfflineWords {
  keep: string;
  title: string;
  noNetwork: string;
  kept: string;
  how: string;
  none: string;
  failed: string;
  remove: string;
  removeAll: string;
  stale: string;
  call: string;
}

export const offlineWords: Record<Locale, OfflineWords> = {
  en: {
    keep: "Keep this page on my phone",
    title: "Pages on this phone",
    noNetwork: "Without a network, you can read only the pages kept on this phone. Nothing about you is kept.",
    kept: "Kept on this phone",
    how: "To keep a page, open it and tap “Keep this page on my phone”. It stays for 30 days. Each time you open it with a network, the newest version is kept. If it is not listed here afterwards, this browser cannot keep pages.",
    none: "No page is kept yet.",
    failed: "The page could not be kept. Try again when the network is better.",
    remove: "Remove",
    removeAll: "Remove all pages",
    stale: "No network. This page was kept on {when} ({age}). Dates or fees may have changed since. Please check.",
    call: "Ask: {phone}",
  },
  mr: {
    keep: "हे पान फोनमध्ये ठेवा",
    title: "फोनमध्ये ठेवलेली पाने",
    noNetwork: "नेटवर्क नसताना फोनमध्ये ठेवलेली पानेच इथे वाचता येतात. तुमची कोणतीही माहिती ठेवली जात नाही.",
    kept: "या फोनमध्ये ठेवलेली पाने",
    how: "पान उघडा आणि “हे पान फोनमध्ये ठेवा” दाबा. पान ३० दिवस राहते. नेटवर्क असताना ते पुन्हा उघडले, की त्याची ताजी आवृत्ती ठेवली जाते. ठेवल्यावरही पान इथे दिसत नसेल, तर या ब्राउझरमध्ये पाने ठेवता येत नाहीत.",
    none: "अजून एकही पान ठेवलेले नाही.",
    failed: "पान ठेवता आले नाही. नेटवर्क चांगले असताना पुन्हा प्रयत्न करा.",
    remove: "काढा",
    removeAll: "सर्व पाने काढा",
    stale: "नेटवर्क नाही. हे पान फोनमध्ये ठेवल्याची वेळ: {when} ({age}). त्यानंतर तारखा किंवा शुल्क बदलले असेल. कृपया खात्री करा.",
    call: "विचारा: {phone}",
  },
};

export function keepLink(address: string, locale: Locale): KeepLink | undefined {
  if (!keepable.test(address)) return;
  return {
    href: `${inLocale("/offline", locale)}?keep=${inLocale(address, locale)}`,
    label: offlineWords[locale].keep,
  };
}
