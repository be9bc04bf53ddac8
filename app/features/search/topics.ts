import { queryTerms, termsOf } from "#app/platform/i18n/search-terms.ts";
import { synonymsOf } from "./synonyms.ts";

export const topics = ["fees", "dates", "seats", "marks", "phone"] as const;
export type Topic = (typeof topics)[number];

const withSynonyms = (words: string) => new Set(termsOf(words).flatMap((term) => [term, ...synonymsOf(term)]));

/** In both scripts and as typed, without their synonyms. */
const topicTerms: Record<Topic, ReadonlySet<string>> = {
  fees: withSynonyms("fees cost फीस फिस शुल्काची खर्च पैसे kharch paise fi phi"),
  dates: withSynonyms("date dates deadline when तारीख तारिख तारखा तारखेला मुदत कधी tarikh tarik mudat kadhi"),
  seats: withSynonyms("seats capacity जागांची सीट सीट्स क्षमता"),
  marks: withSynonyms(
    "eligibility eligible mark marks percent percentage minimum cutoff गुण गुणांची मार्क मार्क्स टक्के टक्केवारी किमान gun takke",
  ),
  phone: withSynonyms("phone call number whatsapp मोबाइल नंबर क्रमांक दूरध्वनी व्हॉट्सॲप fon nambar"),
};

/** Any word besides these means something else: "hostel fees" does not ask for the course's fees. */
const fillerWords = new Set(
  termsOf(
    "dpharm d pharm pharmacy course college institute office admission admissions pravesh first second year " +
      "12th hsc total last no the a of for is are what s and or how much many do i need needed required in to your " +
      "kiti kay aahe ahe lagte lagtat chi che chya sathi " +
      "डीफार्म डी फार्म फार्मसी कोर्स कॉलेज महाविद्यालय संस्था कार्यालय ऑफिस ॲडमिशन अ‍ॅडमिशन प्रवेश प्रवेशाची प्रवेशाचे प्रवेशाच्या " +
      "प्रवेशासाठी प्रथम पहिले पहिल्या दोन वर्ष वर्षाची वी बारावी बारावीचे एकूण शेवटची शेवटचा किती काय आहे आहेत लागते लागतात हवे आणि व साठी",
  ),
);

/**
 * None unless every word is about a topic or part of the institute's names.
 * @param names As `instituteNames` gives them
 */
export function topicsOf(typed: string, names: string[]): Topic[] {
  const ofInstitute = new Set(names.flatMap(termsOf));
  const words = queryTerms(typed.replaceAll("%", " percent ")).filter((word) => !/^\d+$/.test(word));
  const asked = topics.filter((topic) => words.some((word) => topicTerms[topic].has(word)));
  const isAll = words.every(
    (word) => fillerWords.has(word) || ofInstitute.has(word) || asked.some((topic) => topicTerms[topic].has(word)),
  );
  return isAll ? asked : [];
}
