import type { en } from "./words.en.ts";

/** The words of the feedback form in Marathi. */
export const mr: typeof en = {
  title: "तुमचा अभिप्राय लिहा",
  lead: "वय १८ पेक्षा कमी आहे? मग पालकांना अभिप्राय पाठवायला सांगा.",
  name: "नाव",
  email: "ईमेल",
  text: "अभिप्राय",
  submit: "अभिप्राय पाठवा",
  busy: "पाठवत आहोत...",
  done: "धन्यवाद. तुमचा अभिप्राय आम्हाला मिळाला.",
  mailed: "हा क्रमांक तुमच्या ईमेलवरही पाठवला आहे.",
};
