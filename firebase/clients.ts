// Here, and not in app/, because Node finds the packages of a folder from the files in it.
export { FieldValue, Firestore, Timestamp } from "@google-cloud/firestore";
export { JWT } from "google-auth-library";
