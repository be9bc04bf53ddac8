import type { Locale } from "#app/platform/i18n/locale.ts";

/** Messages for a form refused before it reached its page, and for an address that is not served. */
export type RefusalWords = Record<
  "tooLarge" | "busy" | "unreadable" | "tooSlow" | "foreign" | "failed" | "longAddress" | "badAddress",
  string
>;

export const refusals: Record<Locale, RefusalWords> = {
  en: {
    tooLarge: "The text or file is too large. Please shorten the text or choose a smaller file.",
    busy: "Another file is still being uploaded. Please try again in half a minute.",
    unreadable: "The form did not arrive completely. Please send it again.",
    tooSlow: "The upload was too slow. Please try again with a better connection.",
    foreign: "For safety this form was not accepted. Please open this page again and send it from here.",
    failed: "Something went wrong here. Please try again.",
    longAddress: "This address is too long. Please open the home page, and find the page from there.",
    badAddress: "This address cannot be read. Please open the home page, and find the page from there.",
  },
  mr: {
    tooLarge: "पाठवलेला मजकूर किंवा फाइल खूप मोठी आहे. कृपया मजकूर कमी करा किंवा लहान फाइल निवडा.",
    busy: "आत्ता आणखी एक फाइल अपलोड होत आहे. कृपया अर्ध्या मिनिटाने पुन्हा प्रयत्न करा.",
    unreadable: "फॉर्म अर्धवट पोहोचला. कृपया पुन्हा पाठवा.",
    tooSlow: "फाइल अपलोड व्हायला खूप वेळ लागत होता. कृपया नेटवर्क चांगले असताना पुन्हा प्रयत्न करा.",
    foreign: "सुरक्षेसाठी हा फॉर्म स्वीकारला नाही. कृपया हे पान पुन्हा उघडा आणि इथूनच पाठवा.",
    failed: "आमच्याकडून काहीतरी चूक झाली. कृपया पुन्हा प्रयत्न करा.",
    longAddress: "हा पत्ता फार लांब आहे. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
    badAddress: "हा पत्ता वाचता येत नाही. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
  },
};
