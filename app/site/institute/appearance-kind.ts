import { appearanceFile, appearanceIfMissing, appearanceShape } from "#app/cms/content/appearance.ts";
import { defineKind } from "#app/cms/records/kind.ts";

const name = { en: "Appearance", mr: "संकेतस्थळाचे रूप" };

export const appearanceKind = defineKind({
  name: "appearance",
  shelf: "year",
  file: appearanceFile,
  fileIfMissing: appearanceIfMissing,
  shape: appearanceShape,
  id: "single",
  publishedBy: "principal",
  columns: ["colour"],
  hasThemes: true,
  pictures: { ofNobody: true },
  widgets: { colour: "swatches" },
  addresses: () => ["/", "/admission", "/visit"],
  words: {
    en: {
      one: name.en,
      fields: {
        colour: {
          label: "Main colour",
          help: "For headings, links and buttons. All other colours follow from it, so that all text is readable in light and dark mode.",
        },
        logo: {
          label: "Logo",
          help: "In the header, on the opening screen and in PDFs. If possible square, at least 500 pixels wide; it is shown on white.",
        },
        icon: {
          label: "Icon",
          help: "In the browser’s tab and on the phone’s home screen. Square. If you leave it empty, it is made from the logo.",
        },
        share: {
          label: "Picture for shared links",
          help: "WhatsApp shows it with a link to this site. 1200 pixels wide, 630 high. If you leave it empty, the logo is shown.",
        },
        home: { label: "Picture on the home page", help: "Wider than it is high; 1280 pixels wide or more." },
      },
      choices: {
        "colour.green": "Green",
        "colour.teal": "Peacock blue",
        "colour.blue": "Blue",
        "colour.navy": "Navy blue",
        "colour.purple": "Purple",
        "colour.maroon": "Maroon",
        "colour.brick": "Brick red",
        "colour.grey": "Grey",
      },
      also: {
        sentence: "The menu shows the pages that exist. To remove one from the website or put it back, open it under",
        link: "Texts of pages",
        kind: "pages",
      },
    },
    mr: {
      one: name.mr,
      fields: {
        colour: {
          label: "मुख्य रंग",
          help: "शीर्षके, लिंक आणि बटणे यांचा रंग. बाकीचे रंग त्यावरून ठरतात, त्यामुळे दिवसा आणि रात्री सर्व मजकूर नीट वाचता येतो.",
        },
        logo: {
          label: "बोधचिन्ह",
          help: "पानाच्या वरच्या भागात, सुरुवातीच्या पडद्यावर आणि PDF मध्ये दिसते. शक्यतो चौरस, किमान ५०० पिक्सेल; पांढऱ्या पार्श्वभूमीवर दिसते.",
        },
        icon: {
          label: "छोटे चिन्ह (आयकॉन)",
          help: "ब्राउझरच्या टॅबवर आणि फोनच्या होम स्क्रीनवर दिसते. चौरस असावे. रिकामे ठेवल्यास बोधचिन्हापासून तयार होते.",
        },
        share: {
          label: "शेअर केलेल्या लिंकचा फोटो",
          help: "या संकेतस्थळाची लिंक पाठवली की WhatsApp वर हा फोटो दिसतो. रुंदी १२००, उंची ६३० पिक्सेल. रिकामे ठेवल्यास बोधचिन्ह दिसते.",
        },
        home: { label: "मुख्यपृष्ठावरील फोटो", help: "आडवा फोटो; रुंदी किमान १२८० पिक्सेल." },
      },
      choices: {
        "colour.green": "हिरवा",
        "colour.teal": "मोरपंखी",
        "colour.blue": "निळा",
        "colour.navy": "गडद निळा",
        "colour.purple": "जांभळा",
        "colour.maroon": "मरून",
        "colour.brick": "विटकरी",
        "colour.grey": "राखाडी",
      },
      also: {
        sentence: "संकेतस्थळावर असलेली पाने मेनूमध्ये दिसतात. एखादे पान संकेतस्थळावरून काढायचे किंवा पुन्हा दाखवायचे असेल, तर ते इथून उघडा:",
        link: "पानांचे मजकूर",
        kind: "pages",
      },
    },
  },
});
