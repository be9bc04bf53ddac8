/** ITU-T T.81, table B.1. */
const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const firstApp = 0xe0;
const adobe = 0xee;
const lastApp = 0xef;
const comment = 0xfe;

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
const isNote = (marker: number) => (marker >= firstApp && marker <= lastApp && marker !== adobe) || marker === comment;

/** Also drops anything after the end; the picture is unchanged. @throws Error if it does not begin as a JPEG */
export function withoutNotes(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  if (bytes[0] !== 0xff || bytes[1] !== start) throw new Error("This is no JPEG.");
  const kept = [bytes.subarray(0, 2)];
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (marker === end) break;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const next = nextMarker(bytes, segmentEnd);
    if (!isNote(marker)) kept.push(bytes.subarray(at, marker === scan ? next : segmentEnd));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, end])]);
}
