import sharp from "sharp";

/** A picture of one colour, as a camera gives it. */
export const pictureOf = (background: string, { width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
