import { type PDFDict, PDFName } from "@cantoo/pdf-lib";

const words = (text: string) => text.trim().split(/\s+/);

/** From the tables of ISO 32000-1. Deliberately omitted: F (an external file), Metadata, PieceInfo, AF, OPI, Ref,
 * Alternates, Measure, StructParents; and of a stream Length, Filter and DecodeParms, which are regenerated. */
export const knownKeys: ReadonlySet<string> = new Set(
  words(`
    Type Subtype Name Resources OC OCGs P VE
    ExtGState ColorSpace Pattern Shading XObject Font ProcSet Properties
    FormType BBox Matrix Group S CS I K
    Width Height BitsPerComponent Intent ImageMask Mask SMask SMaskInData Matte Decode Interpolate
    LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC
    PatternType PaintType TilingType XStep YStep
    ShadingType Background AntiAlias Coords Domain Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
    FunctionType Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds
    WhitePoint BlackPoint Gamma Alternate Colorants Process Components MixingHints Solidities DotGain PrintingOrder
    BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode FontBBox FontMatrix CharProcs
    DescendantFonts CIDSystemInfo Registry Ordering Supplement DW W DW2 W2 CIDToGIDMap
    BaseEncoding Differences CMapName WMode UseCMap
    FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
    AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 Length1 Length2 Length3 CharSet CIDSet Style Panose FD
    Predictor Colors Columns Db EndOfLine EncodedByteAlign EndOfBlock BlackIs1 DamagedRowsBeforeError
    JBIG2Globals ColorTransform`),
);

/** Under these keys the writer of the file chose the names, such as those of fonts and pictures. */
const listsOfNames = new Set(
  words("ExtGState ColorSpace Pattern Shading XObject Font Properties CharProcs Colorants Solidities DotGain"),
);

/** In a pattern these keys have a single value. */
export const hasOwnNames = (key: string, dict: PDFDict): boolean =>
  listsOfNames.has(key) && !dict.has(PDFName.of("PatternType"));
