import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  list: {
    title: "Parts of the text",
    lead: "Press a part to write in it.",
    none: "No part yet.",
    wrong: "to be corrected",
    add: "Add a part",
    paste: "Paste a long text",
    waits: "Pasted text: paragraphs still to be matched",
    changed: "The parts are changed in the draft.",
    undo: "Undo",
  },
  buttons: {
    add: "Save and add a part below",
    up: "Move up",
    down: "Move down",
    copy: "Copy",
    remove: "Remove",
    headingHelp: "Moving this heading moves all parts up to the next heading.",
  },
  pasted: {
    title: "Paste a long text",
    pair: "Pair the paragraphs",
    pairs: "Which paragraphs belong together?",
    counts: (mr: string, en: string) => `${mr} paragraphs in Marathi, ${en} in English.`,
    unpaired:
      "Join or split paragraphs until each English paragraph is next to its Marathi one. Until then, this page cannot be published.",
    paired: "All paragraphs match.",
    nothing: "Nothing here yet",
    join: "Join with the one above",
    split: "Split",
    splitHere: "Split here",
    instead: "Put it in place of the paragraphs on the page",
    end: "Add it at the end of the page",
    kept: "Headings, lists, pictures and the signature stay.",
  },
};

const mr: typeof en = {
  list: {
    title: "मजकुराचे भाग",
    lead: "भाग बदलण्यासाठी त्यावर दाबा.",
    none: "अजून एकही भाग नाही.",
    wrong: "दुरुस्त करा",
    add: "भाग जोडा",
    paste: "मोठा मजकूर पेस्ट करा",
    waits: "पेस्ट केलेल्या मजकुराच्या जोड्या लावायच्या आहेत",
    changed: "मसुद्यातील भाग बदलले.",
    undo: "पूर्ववत करा",
  },
  buttons: {
    add: "जतन करा आणि खाली भाग जोडा",
    up: "वर न्या",
    down: "खाली न्या",
    copy: "प्रत बनवा",
    remove: "काढून टाका",
    headingHelp: "हा मथळा हलवला, की पुढच्या मथळ्यापर्यंतचे सर्व भाग त्याच्यासोबत जातात.",
  },
  pasted: {
    title: "मोठा मजकूर पेस्ट करा",
    pair: "परिच्छेदांच्या जोड्या लावा",
    pairs: "कोणत्या मराठी परिच्छेदाची जोडी कोणत्या इंग्रजी परिच्छेदाशी?",
    counts: (mr, en) => `मराठीत ${mr} परिच्छेद, इंग्रजीत ${en}.`,
    unpaired: "प्रत्येक परिच्छेदाची जोडी लागेपर्यंत परिच्छेद एकत्र करा किंवा त्याचे दोन भाग करा. तोपर्यंत हे पान प्रसिद्ध करता येत नाही.",
    paired: "प्रत्येक परिच्छेदाची जोडी लागली.",
    nothing: "इथे अजून काही नाही",
    join: "वरच्या परिच्छेदासोबत एकत्र करा",
    split: "दोन भाग करा",
    splitHere: "इथे दोन भाग करा",
    instead: "पानावरील परिच्छेदांच्या जागी हे ठेवा",
    end: "हे पानाच्या शेवटी जोडा",
    kept: "मथळे, याद्या, फोटो आणि सही: हे सर्व तसेच राहते.",
  },
};

export const partWords: Record<Locale, typeof en> = { en, mr };
