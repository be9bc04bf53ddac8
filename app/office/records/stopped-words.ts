import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  draft: "Publishing cancelled: nothing of this is public, and your text is kept as a draft.",
  public: "Publishing cancelled: the earlier version is still public, and your text is kept as a draft.",
  alone:
    "The earlier schedule was not restored, because it no longer fits what is public now. Please check it and schedule it again.",
  other: "Publishing cancelled: everything is as it was before, and your text is kept as a draft.",
};

const mr: typeof en = {
  draft: "प्रसिद्ध करणे रद्द केले: लोकांना यातले काहीही दिसत नाही; तुमचा मजकूर मसुदा म्हणून ठेवला आहे.",
  public: "प्रसिद्ध करणे रद्द केले: लोकांना आधीचाच मजकूर दिसतो; तुमचा मजकूर मसुदा म्हणून ठेवला आहे.",
  alone:
    "आधी ठरवलेली वेळ पुन्हा लागू झाली नाही, कारण तेव्हाचा मजकूर आता प्रसिद्ध असलेल्या इतर मजकुराशी जुळत नाही. तो तपासा आणि पुन्हा वेळ ठरवा.",
  other: "प्रसिद्ध करणे रद्द केले: सर्व काही आधी होते तसेच आहे; तुमचा मजकूर मसुदा म्हणून ठेवला आहे.",
};

export const stoppedWords: Record<Locale, typeof en> = { en, mr };
