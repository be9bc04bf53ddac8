import type { Locale } from "./locale.ts";

/** Why a form was refused before a page could answer it, in place of a page. */
export type RefusalWords = Record<"tooLarge" | "busy" | "unreadable" | "tooSlow" | "foreign" | "failed", string>;

export const refusals: Record<Locale, RefusalWords> = {
  en: {
    tooLarge: "This is more than a form can take. Please shorten the text or choose a smaller file.",
    busy: "Other files are being sent just now. Please try again in half a minute.",
    unreadable: "The form did not arrive whole. Please send it again.",
    tooSlow: "The file came too slowly. Please try again with a better connection.",
    foreign: "This form was sent from another site. Please open this page again and send it from here.",
    failed: "Something went wrong here. Please try again.",
  },
  mr: {
    tooLarge: "ही माहिती खूप मोठी आहे. कृपया मजकूर कमी करा किंवा लहान फाइल निवडा.",
    busy: "आत्ता इतरांच्या फाइल अपलोड होत आहेत. कृपया अर्ध्या मिनिटाने पुन्हा प्रयत्न करा.",
    unreadable: "फॉर्म पूर्ण पोहोचला नाही. कृपया पुन्हा पाठवा.",
    tooSlow: "फाइल खूप हळू पोहोचत होती. कृपया नेटवर्क चांगले असताना पुन्हा प्रयत्न करा.",
    foreign: "हा फॉर्म दुसऱ्या संकेतस्थळावरून आला. कृपया हे पान पुन्हा उघडा आणि इथूनच पाठवा.",
    failed: "इथे काहीतरी चूक झाली. कृपया पुन्हा प्रयत्न करा.",
  },
};
