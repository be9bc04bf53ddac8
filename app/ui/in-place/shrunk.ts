/** The longest side of an uploaded picture in pixels, as pages show no more, and the JPEG quality. */
const longest = 1600;
const quality = 0.8;

/**
 * The picture upright and without metadata. A file that is no picture, is small or cannot be decoded is sent unchanged:
 * the server decides about it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!file.type.startsWith("image/")) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return file;
    // A JPEG has no transparency: transparent areas become white.
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
