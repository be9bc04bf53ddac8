import sharp from "sharp";

/** A single-colour picture, as a camera would encode it. */
export const pictureOf = (background: string, { width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
