import type { Locale } from "#app/platform/i18n/locale.ts";
import type { KindWords } from "#app/platform/records/kind-words.ts";

const payerEn: KindWords["fields"] = {
  payers: { label: "What families pay", row: "Family", add: "Add a family" },
  "payers.who": {
    label: "Family",
    help: "Category, income and seat: Girl, EBC scheme, seat through CAP. Never “all girls”: the concession has conditions.",
  },
  "payers.categories": {
    label: "Categories",
    help: "From these four answers the fees page tells a family what it pays. Leave empty what makes no difference.",
  },
  "payers.student": { label: "Student" },
  "payers.income": { label: "Family income in a year" },
  "payers.seat": { label: "Seat" },
  "payers.scheme": { label: "Scheme that pays", help: "Its name: EBC (Rajarshi Shahu) scheme." },
  "payers.checkedOn": { label: "Rules of the scheme last checked on" },
  "payers.source": { label: "Where the rules of the scheme can be read" },
  "payers.tuitionPaid": {
    label: "Percent of the tuition fee that a scheme pays",
    help: "The page works out the amounts. If you leave it empty, it shows the highest amount possible, and the scheme.",
  },
  "payers.firstDay": { label: "Paid on the day of admission, in rupees" },
};

const payerMr: KindWords["fields"] = {
  payers: { label: "कुटुंबांनी किती भरायचे", row: "कुटुंब", add: "कुटुंब जोडा" },
  "payers.who": {
    label: "कुटुंब",
    help: "प्रवर्ग, उत्पन्न आणि जागा, उदा. मुलगी, EBC योजना, CAP मधून जागा. “सर्व मुली” असे लिहू नका: सवलतीला अटी आहेत.",
  },
  "payers.categories": {
    label: "प्रवर्ग",
    help: "या चार उत्तरांवरून शुल्काचे पान कुटुंबाला किती भरायचे ते सांगते. ज्याने फरक पडत नाही, ते रिकामे ठेवा.",
  },
  "payers.student": { label: "विद्यार्थी" },
  "payers.income": { label: "कुटुंबाचे वार्षिक उत्पन्न" },
  "payers.seat": { label: "जागा" },
  "payers.scheme": { label: "शुल्क देणारी योजना", help: "योजनेचे नाव, उदा. EBC (राजर्षी शाहू) योजना." },
  "payers.checkedOn": { label: "योजनेचे नियम शेवटचे तपासल्याची तारीख" },
  "payers.source": { label: "योजनेचे नियम कुठे वाचता येतात" },
  "payers.tuitionPaid": {
    label: "शिक्षण शुल्काचा योजनेतून मिळणारा भाग, टक्के",
    help: "पानावर रकमा आपोआप दिसतात. रिकामे ठेवले, तर जास्तीत जास्त रक्कम आणि योजनेचे नाव दिसते.",
  },
  "payers.firstDay": { label: "प्रवेशाच्या दिवशी भरायची रक्कम, रुपये" },
};

export const payerFields: Record<Locale, KindWords["fields"]> = { en: payerEn, mr: payerMr };
