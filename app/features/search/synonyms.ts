import { termsOf } from "#app/platform/i18n/search-terms.ts";

/** Words that mean the same to a visitor, also as Marathi is typed in Latin letters: `fees` finds शुल्क. */
const groups = [
  "fee fees फी शुल्क shulk",
  "admission admissions प्रवेश pravesh",
  "document documents paper papers कागदपत्र कागदपत्रे kagadpatre",
  "teacher teachers faculty lecturer प्राध्यापक शिक्षक shikshak",
  "principal प्राचार्य pracharya",
  "notice notices news सूचना suchana",
  "exam exams examination परीक्षा pariksha",
  "timetable schedule calendar वेळापत्रक दिनदर्शिका",
  "scholarship scholarships freeship शिष्यवृत्ती shishyavrutti",
  "library ग्रंथालय वाचनालय granthalay",
  "laboratory lab labs प्रयोगशाळा",
  "hostel वसतिगृह vasatigruh",
  "phone mobile contact फोन मोबाईल संपर्क sampark",
  "address map location पत्ता नकाशा patta",
  "event events program कार्यक्रम karyakram",
  "sports क्रीडा खेळ",
  "committee committees समिती समित्या samiti",
  "complaint grievance तक्रार takrar",
  "ragging रॅगिंग",
  "disclosure mandatory जाहीर अनिवार्य",
  "prospectus brochure माहितीपत्रक",
  "syllabus curriculum अभ्यासक्रम abhyaskram",
  "subject subjects विषय vishay",
  "eligibility पात्रता patrata",
  "download downloads डाउनलोड",
  "feedback suggestion अभिप्राय सूचनापेटी",
  "alumni माजी",
  "dpharm diploma डीफार्म डिप्लोमा पदविका",
  "pharmacy फार्मसी औषधनिर्माण",
  "seat seats intake जागा jaga",
  "job jobs career careers placement salary pay wage wages नोकरी रोजगार करिअर पगार वेतन pagar",
  "bonafide bonafied बोनाफाईड बोनाफाइड",
  "certificate certificates दाखला दाखले प्रमाणपत्र dakhala",
  "marksheet marksheets मार्कशीट गुणपत्रिका gunpatrika",
  "duplicate डुप्लिकेट दुय्यम duyyam",
  "leaving सोडल्याचा",
  "holiday holidays सुट्टी सुट्ट्या sutti",
  "verify verification पडताळणी padtalani",
  "genuine fake forged bogus खरे खरा खोटे खोटा बनावट बोगस khare banavat",
].map(termsOf);

const groupOf = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

export const synonymsOf = (term: string): string[] => (groupOf.get(term) ?? []).filter((other) => other !== term);
