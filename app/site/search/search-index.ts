import type { Query, SearchOptions } from "minisearch";
import MiniSearch from "minisearch";
import type { DocumentKind, SearchDocument } from "#app/cms/content/search-document.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { queryTerms, searchWordsOf, termsOf, type Word } from "#app/lib/i18n/search-terms.ts";

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

const synonymsOf = (term: string): string[] => (groupOf.get(term) ?? []).filter((other) => other !== term);

const topics = ["fees", "dates", "seats", "marks", "phone"] as const;
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

export interface ExcerptPiece {
  text: string;
  isMarked: boolean;
}

/** In UTF-16 code units: two lines of a phone. */
const excerptLength = 150;
/** UTF-16 code units shown before the first match. */
const lengthBeforeMatch = 40;

type IsFound = (word: Word) => boolean;

function pieces(text: string, words: Word[], isFound: IsFound): ExcerptPiece[] {
  const all: ExcerptPiece[] = [];
  let done = 0;
  for (const word of words.filter(isFound)) {
    if (word.at > done) all.push({ text: text.slice(done, word.at), isMarked: false });
    done = word.at + word.text.length;
    all.push({ text: word.text, isMarked: true });
  }
  if (done < text.length) all.push({ text: text.slice(done), isMarked: false });
  return all;
}

function markMatches(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  return pieces(text, searchWordsOf(text), (word) => word.terms.some((term) => terms.has(term)));
}

/** The part with the most matching terms, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const words = searchWordsOf(text);
  const isFound: IsFound = (word) => word.terms.some((term) => terms.has(term));
  const found = words.filter(isFound);
  const near = (first: Word) =>
    found.filter(({ at }) => at >= first.at && at < first.at + excerptLength - lengthBeforeMatch);
  const distinct = (first: Word) => new Set(near(first).flatMap((word) => word.terms)).size;
  // A common word may occur a hundred times; the first matches are enough to choose from.
  const [best] = found.slice(0, 20).toSorted((a, b) => distinct(b) - distinct(a) || a.at - b.at);
  const from = Math.max(0, (best?.at ?? 0) - lengthBeforeMatch);
  const start = from === 0 ? 0 : (words.find(({ at }) => at >= from)?.at ?? 0);
  const last = words.findLast(({ at, text }) => at + text.length <= start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole || last === undefined ? text.length : last.at + last.text.length;
  const shown = pieces(text.slice(start, end), searchWordsOf(text.slice(start, end)), isFound);
  if (start > 0) shown.unshift({ text: "… ", isMarked: false });
  if (end < text.length) shown.push({ text: " …", isMarked: false });
  return shown;
}

/** Of the first text that contains one of the terms, or else of the first text. */
function bestExcerpt(texts: (string | undefined)[], terms: ReadonlySet<string>): ExcerptPiece[] {
  const excerpts = texts.flatMap((text) => (text ? [excerpt(text, terms)] : []));
  return excerpts.find((pieces) => pieces.some(({ isMarked }) => isMarked)) ?? excerpts[0] ?? [];
}

export interface SearchHit {
  kind: DocumentKind;
  title: ExcerptPiece[];
  excerpt: ExcerptPiece[];
  address: string;
}

interface SearchHits {
  found: SearchHit[];
  /** `found` has only the best of them. */
  total: number;
  /** False when no document has all the words: `found` then has those with some of them. */
  hasAllWords: boolean;
}

/** In the page's language and, if there are few, some from each other language. */
export interface SearchAnswer extends SearchHits {
  others: (SearchHits & { locale: Locale })[];
}

export interface SearchIndex {
  find: (typed: string, most?: number) => SearchHits;
}

/** Words of a query that are used; further ones are ignored. */
const mostWords = 12;
const mostResults = 15;
/** A word in more documents than this, and in a fifth of all, is slow and insignificant: ignored next to others. */
const manyDocuments = 500;

const length = (term: string) => [...term].length;
/** Wrong, missing or extra characters allowed. In short words (फी, फा) and numbers, one would change the meaning. */
const mistakes = (term: string) => (length(term) < 4 || /\d/.test(term) ? 0 : length(term) < 8 ? 1 : 2);

/** A word also matches longer ones that begin with it: प्रवेश finds प्रवेशासाठी. Two Latin letters match too many. */
const isBeginning = (term: string) => length(term) >= (/^\p{Script=Latin}/u.test(term) ? 3 : 2);
/** The plural of a Latin synonym is in its group: `fees` must not match feedback. */
const isSynonymBeginning = (term: string) => /^\P{Script=Latin}/u.test(term) && isBeginning(term);

const asTyped: SearchOptions = { prefix: isBeginning, boost: { title: 4, keywords: 3 } };
const withMistakes: SearchOptions = { ...asTyped, fuzzy: mistakes };
/** Tried in this order until something is found. */
const ways: SearchOptions[] = [
  { ...asTyped, combineWith: "AND" },
  { ...withMistakes, combineWith: "AND" },
  { ...withMistakes, combineWith: "OR" },
];

/** Indexes in batches, so that other requests run in between. */
export async function createSearchIndex(documents: SearchDocument[]): Promise<SearchIndex> {
  const documentsWith = new Map<string, number>();
  function counted(text: string): string[] {
    const terms = termsOf(text);
    for (const term of new Set(terms)) documentsWith.set(term, (documentsWith.get(term) ?? 0) + 1);
    return terms;
  }
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "keywords", "text"],
    tokenize: counted,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: 20 },
  );

  const isCommon = (term: string) => (documentsWith.get(term) ?? 0) > Math.max(manyDocuments, documents.length / 5);

  return {
    find(typed, most = mostResults) {
      const typedWords = queryTerms(typed).slice(0, mostWords);
      const rare = typedWords.filter((word) => !isCommon(word));
      const words = rare.length > 0 ? rare : typedWords.slice(0, 1);
      const queries: Query[] = words.map((word) => ({
        combineWith: "OR",
        queries: [word, { queries: synonymsOf(word), prefix: isSynonymBeginning, fuzzy: false }],
      }));
      for (const way of words.length === 0 ? [] : ways) {
        const results = index.search({ queries, ...way });
        if (results.length === 0) continue;
        const found = results.slice(0, most).flatMap(({ id, match }) => {
          const { kind, title, text, summary, address } = documents[id] as SearchDocument;
          const terms = new Set(Object.keys(match));
          return [{ kind, title: markMatches(title, terms), excerpt: bestExcerpt([text, summary], terms), address }];
        });
        return { found, total: results.length, hasAllWords: way.combineWith === "AND" };
      }
      return { found: [], total: 0, hasAllWords: true };
    },
  };
}
