/** Heads that colleges' own tables have for the columns of an import, by table and path; those in Devanagari are Marathi. */
export const otherHeads: Record<string, Record<string, readonly string[]>> = {
  teachers: {
    name: ["Name of teacher", "Name of the teacher", "Name of faculty", "Faculty name", "Teacher", "Full name"],
    "details.qualifications": ["Qualification", "Educational qualification", "पात्रता", "शिक्षण"],
    "details.specialization": ["Specialisation", "Subject"],
    "details.department": ["Dept"],
    "details.designation": ["Post", "पदनाम"],
    "details.experience.industry": ["Industry experience", "Industrial experience"],
    "details.experience.teaching": ["Teaching experience", "Experience", "Experience in years", "अनुभव"],
    "details.email": ["Email ID", "Email address", "E-mail", "E-mail ID", "ई-मेल", "ईमेल आयडी"],
  },
  subjects: {
    code: ["Subject code", "Course code", "विषय कोड"],
    name: ["Subject name", "Name of subject", "Name of the subject", "Course title", "विषयाचे नाव"],
    practical: ["Practical", "Practicals", "प्रात्यक्षिक"],
  },
  committees: {
    title: ["Committee", "Name of committee", "समिती"],
    name: ["Member", "Name of member", "Name of the member", "सदस्य", "सदस्याचे नाव"],
    role: ["Role", "Designation", "पदनाम"],
    until: ["Until", "Term until", "मुदत"],
  },
  fees: {
    orderedOn: ["Order date", "Date of order", "आदेश दिनांक"],
    inForceFrom: ["In force from", "Applicable from", "Effective from", "With effect from", "कधीपासून लागू"],
    name: ["Particulars", "Fee head", "Head", "Fee", "तपशील", "शुल्क"],
    firstYear: ["First year", "1st year", "Year 1", "I year", "प्रथम वर्ष"],
    secondYear: ["Second year", "2nd year", "Year 2", "II year", "द्वितीय वर्ष"],
  },
};
