import { expect, test } from "vitest";
import { initialsOf } from "./teacher-card.tsx";

test.each([
  ["श्रीमती कविता मोरे", "कमो"],
  ["सौ. कविता मोरे", "कमो"],
  ["श्री दत्ता पाटील", "दपा"],
  ["डॉ. श्रीमती कविता मोरे", "कमो"],
  ["डा\u0945. कविता मोरे", "कमो"],
  ["ड\u0945\u093e कविता मोरे", "कमो"],
  ["\u0905\u0945ड\u200d कविता मोरे", "कमो"],
  ["Dr Mrs Kavita More", "KM"],
  ["Smt. Kavita B. More", "KM"],
  ["Prof Dr. A. B. Patil", "P"],
  ["Shrikant Deshmukh", "SD"],
  ["A. B.", "AB"],
  ["कुसुम काळे", "कुका"],
])("the initials of %s are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
