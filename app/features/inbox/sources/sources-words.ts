import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  title: "How they reached us",
  lead: "How enquiries, requests to be contacted and feedback reached us. Merged ones count once.",
  years: "Year",
  none: "Nothing came in this year. Everyone who writes, calls or visits is counted here.",
  chart: (total: string, weeks: string) => `${total} in ${weeks} weeks. The table below has the same figures.`,
  calls: (count: string) => `${count} of these asked for a call and gave no email address.`,
  perWeek: (most: string) => `Per week (most: ${most})`,
  week: "Week from",
  total: "All",
  byWeek: "Week by week",
  earlier: "Earlier weeks",
};

const mr: typeof en = {
  title: "संपर्काचा मार्ग",
  lead: "चौकशी, संपर्काच्या विनंत्या आणि अभिप्राय कोणत्या मार्गाने आले. एकत्र केलेल्या नोंदी एकदाच मोजल्या आहेत.",
  years: "वर्ष",
  none: "या वर्षी काही आले नाही. जे लिहितात, फोन करतात किंवा भेटतात, त्या सर्वांची गणना इथे दिसते.",
  chart: (total, weeks) => `${weeks} आठवड्यांत ${total}. हेच आकडे खालच्या तक्त्यात आहेत.`,
  calls: (count) => `यांपैकी ईमेल न देता फोन करायला सांगितले: ${count}.`,
  perWeek: (most) => `दर आठवड्याला (सर्वाधिक: ${most})`,
  week: "आठवड्याची सुरुवात",
  total: "एकूण",
  byWeek: "आठवड्यानुसार आकडे",
  earlier: "आधीचे आठवडे",
};

export const sourcesWords: Record<Locale, typeof en> = { en, mr };
