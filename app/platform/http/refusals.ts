import type { Locale } from "#app/platform/i18n/locale.ts";

export type RefusalWords = Record<
  | "tooLarge"
  | "busy"
  | "tooMany"
  | "manyPdfs"
  | "unreadable"
  | "tooSlow"
  | "foreign"
  | "failed"
  | "away"
  | "formAway"
  | "answerAway"
  | "longAddress"
  | "badAddress",
  string
>;

export const refusals: Record<Locale, RefusalWords> = {
  en: {
    tooLarge: "The text or file is too large. Please shorten the text or choose a smaller file.",
    busy: "Another file is still being uploaded. Please try again in half a minute.",
    tooMany: "Too many pages were opened over this connection. Please wait a minute.",
    manyPdfs: "Many of your PDFs are still being made. Please try again in ten seconds.",
    unreadable: "The form did not arrive completely. Please send it again.",
    tooSlow: "The upload was too slow. Please try again with a better connection.",
    foreign: "For safety this form was not accepted. Please open this page again and send it from here.",
    failed: "Something went wrong here. Please try again.",
    away: "This cannot be shown right now. Please try again in a minute.",
    formAway:
      "We could not deal with your form just now. Please go back and send it again in a minute. If it has already reached us, it is not counted twice.",
    answerAway:
      "The answer to your form cannot be shown right now. Please open this page again in a few seconds, and do not send the form again.",
    longAddress: "This address is too long. Please open the home page, and find the page from there.",
    badAddress: "This address cannot be read. Please open the home page, and find the page from there.",
  },
  mr: {
    tooLarge: "पाठवलेला मजकूर किंवा फाइल खूप मोठी आहे. कृपया मजकूर कमी करा किंवा लहान फाइल निवडा.",
    busy: "आत्ता आणखी एक फाइल अपलोड होत आहे. कृपया अर्ध्या मिनिटाने पुन्हा प्रयत्न करा.",
    tooMany: "या इंटरनेट कनेक्शनवरून एकाच वेळी खूप पाने उघडली गेली. कृपया एक मिनिट थांबा.",
    manyPdfs: "तुमच्या अनेक PDF अजून तयार होत आहेत. कृपया दहा सेकंदांनी पुन्हा प्रयत्न करा.",
    unreadable: "फॉर्म अर्धवट पोहोचला. कृपया पुन्हा पाठवा.",
    tooSlow: "फाइल अपलोड व्हायला खूप वेळ लागत होता. कृपया नेटवर्क चांगले असताना पुन्हा प्रयत्न करा.",
    foreign: "सुरक्षेसाठी हा फॉर्म स्वीकारला नाही. कृपया हे पान पुन्हा उघडा आणि इथूनच पाठवा.",
    failed: "आमच्याकडून काहीतरी चूक झाली. कृपया पुन्हा प्रयत्न करा.",
    away: "हे आत्ता दाखवता येत नाही. कृपया एका मिनिटाने पुन्हा पाहा.",
    formAway:
      "तुमचा फॉर्म आत्ता घेता आला नाही. कृपया मागे जा आणि एका मिनिटाने तो पुन्हा पाठवा. तो आधीच पोहोचला असेल, तर दोनदा नोंदला जाणार नाही.",
    answerAway: "तुमच्या फॉर्मचे उत्तर आत्ता दाखवता येत नाही. कृपया काही सेकंदांनी हे पान पुन्हा उघडा; फॉर्म पुन्हा पाठवू नका.",
    longAddress: "हा पत्ता फार लांब आहे. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
    badAddress: "हा पत्ता वाचता येत नाही. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
  },
};
