import type { Sharp } from "sharp";

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const encodePicture = (image: Sharp, format: PictureFormat): Sharp =>
  format === "avif" ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78 });
