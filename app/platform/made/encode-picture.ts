import type { Sharp } from "sharp";

/** The formats of pictures on pages, the smaller one first. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture in one of these formats, in the quality of all pages. */
export const encodePicture = (image: Sharp, format: PictureFormat): Sharp =>
  format === "avif" ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78 });
