/** The longest side that is sent, in pixels: pages show no more; and the quality of the JPEG. */
const longest = 1600;
const quality = 0.8;

/**
 * A picture as it is sent: upright, in 1600 pixels at most and without what its camera noted. A file that is no picture,
 * is small as it is, or that this browser cannot draw, goes as it is: the server decides about it.
 */
export async function shrunk(file: File): Promise<Blob> {
  if (!file.type.startsWith("image/")) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return file;
    // A JPEG has no holes: what one could see through becomes white.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    return jpeg && (jpeg.size < file.size || scale < 1) ? jpeg : file;
  } catch {
    return file;
  }
}
