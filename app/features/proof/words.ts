import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  restored: (day: string) => `A backup was restored on ${day}`,
  restoredHelp: (first: string, last: string) =>
    first === last
      ? `Entry ${first} of the publication log is gone. Look at what was published last, and publish it again.`
      : `Entries ${first} to ${last} of the publication log are gone. Look at what was published last, and publish it again.`,
  board: (name: string) => `${name}: put it on the notice board and take a picture`,
  boardHelp: "Then enter the day, the time and the place here, with the picture.",
};

type ProofWords = typeof en;

const mr: ProofWords = {
  restored: (day) => `${day} रोजी बॅकअपमधून माहिती परत आणली`,
  restoredHelp: (first, last) =>
    first === last
      ? `प्रसिद्ध मजकुराच्या नोंदवहीतील नोंद ${first} राहिली नाही. शेवटी काय प्रसिद्ध केले होते ते पाहा आणि पुन्हा प्रसिद्ध करा.`
      : `प्रसिद्ध मजकुराच्या नोंदवहीतील ${first} ते ${last} या नोंदी राहिल्या नाहीत. शेवटी काय प्रसिद्ध केले होते ते पाहा आणि पुन्हा प्रसिद्ध करा.`,
  board: (name) => `${name}: सूचनाफलकावर लावा आणि फोटो काढा`,
  boardHelp: "मग दिवस, वेळ आणि ठिकाण फोटोसह इथे भरा.",
};

export const proofWords: Record<Locale, ProofWords> = { en, mr };
