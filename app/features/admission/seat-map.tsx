import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { SampleMark } from "./sample-mark.tsx";
import { admissionWords } from "./words.ts";

const seatsPerRow = 12;
const seatSize = 10;

interface Props {
  intake: number;
  capSeats: number;
  note: string | undefined;
}

export function SeatMap({ intake, capSeats, note }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords).stages;
  const [cap, own] = [capSeats, Math.max(0, intake - capSeats)].map((seats) => formatDigits(seats, locale)) as [
    string,
    string,
  ];
  return (
    <div className="seat-map">
      <svg
        viewBox={`0 0 ${seatsPerRow * seatSize} ${Math.ceil(intake / seatsPerRow) * seatSize}`}
        role="img"
        aria-label={t.seatMap(cap, own)}
      >
        {Array.from({ length: intake }, (_, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name but their number.
            key={seat}
            className={seat < capSeats ? undefined : "own"}
            d={`M${(seat % seatsPerRow) * seatSize + 1} ${Math.floor(seat / seatsPerRow) * seatSize + 1}h8v8h-8z`}
          />
        ))}
      </svg>
      <dl>
        <div>
          <dt>{t.cap}</dt>
          <dd>{cap}</dd>
        </div>
        <div className="own">
          <dt>{t.own}</dt>
          <dd>{own}</dd>
        </div>
      </dl>
      <p className="quiet">
        <SampleMark /> {note}
      </p>
    </div>
  );
}
