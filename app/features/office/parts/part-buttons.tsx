import { SubmitButton } from "#app/design/forms/send.tsx";
import { useWords } from "#app/design/site.tsx";
import { DeviceNote } from "#app/features/office/on-device/device-note.tsx";
import { recordWords } from "#app/features/office/records/words.ts";
import { type DraftData, valueAt } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { partPath, partsIn } from "./part.ts";
import { partWords } from "./words.ts";

/** Each button saves what is typed, and then changes the list. */
export function PartButtons({ kind, data, part }: { kind: RecordKind; data: DraftData; part: string }) {
  const { buttons } = useWords(recordWords);
  const { buttons: words } = useWords(partWords);
  const rows = partsIn(kind, data);
  const at = rows.findIndex((row, index) => partPath(kind, row, index) === part);
  const isHeading = kind.parts?.levelOf(valueAt(data, part) as DraftData) !== undefined;
  return (
    <div className="publish">
      <p className="actions">
        <SubmitButton does="save" look="button" busy={buttons.saving}>
          {buttons.save}
        </SubmitButton>
        <SubmitButton does="part:add">{words.add}</SubmitButton>
      </p>
      <p className="row-buttons">
        {at > 0 && (
          <SubmitButton does="part:up" look="row-button">
            {words.up}
          </SubmitButton>
        )}
        {at < rows.length - 1 && (
          <SubmitButton does="part:down" look="row-button">
            {words.down}
          </SubmitButton>
        )}
        <SubmitButton does="part:copy" look="row-button">
          {words.copy}
        </SubmitButton>
        <SubmitButton does="part:remove" look="row-button">
          {words.remove}
        </SubmitButton>
      </p>
      {isHeading && <p className="quiet">{words.headingHelp}</p>}
      <DeviceNote />
    </div>
  );
}
