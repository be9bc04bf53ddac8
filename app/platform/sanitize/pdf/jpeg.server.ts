/** ITU-T T.81, table B.1. */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const firstApp = 0xe0;
const adobeSegment = 0xee;
const lastApp = 0xef;
const commentSegment = 0xfe;

/** Restart markers and an escaped 0xFF are part of a scan. */
const isOfScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A marker may begin with several 0xFF. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0xff && !isOfScan(marker)) return at;
  }
  return bytes.length;
}

/** EXIF, XMP, profile or comment. Adobe's segment is kept, as it determines the colours. */
const isMetadata = (marker: number) => (marker >= firstApp && marker <= lastApp && marker !== adobeSegment) || marker === commentSegment;

/** Also drops anything after the end; the picture is unchanged. @throws Error if it does not begin as a JPEG */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) throw new Error("This is no JPEG.");
  const kept = [bytes.subarray(0, 2)];
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (marker === endOfImage) break;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const next = nextMarker(bytes, segmentEnd);
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, marker === startOfScan ? next : segmentEnd));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]);
}
