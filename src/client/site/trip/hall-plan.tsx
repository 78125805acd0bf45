import { meetingTexts } from '@chauffeur/words/en/meeting'

/** A drawn plan of how one comes out of an airport, for a meeting point of which the office has no picture. */
export function HallPlan() {
  const { plan } = meetingTexts
  return (
    <svg
      role="img"
      aria-label={plan.about}
      viewBox="0 0 320 132"
      className="w-full rounded-control bg-raised fill-none stroke-line-strong text-ink"
      strokeWidth="2"
    >
      <path d="M14 16h78v100H14zM92 50V16h214v100H92V82" />
      <path d="M28 40h46M28 66h46M28 92h46" className="stroke-line" strokeWidth="7" strokeLinecap="round" />
      <path d="M92 50v32" className="stroke-accent" strokeWidth="4" strokeDasharray="5 5" />
      <path d="M70 66h96m-9-6 9 6-9 6" className="stroke-accent" />
      <path d="M306 56v20" className="stroke-surface" strokeWidth="5" />
      <path d="M216 66h74" strokeDasharray="3 4" />
      <path d="m281 60 9 6-9 6" />
      <g className="fill-accent-fill stroke-none">
        <circle cx="190" cy="58" r="7" />
        <path d="M178 84c0-13 24-13 24 0z" />
        <rect x="176" y="88" width="28" height="12" rx="2" />
      </g>
      <g className="fill-current stroke-none text-[0.6875rem]" textAnchor="middle">
        <text x="53" y="30">
          {plan.luggage}
        </text>
        <text x="112" y="44">
          {plan.doors}
        </text>
        <text x="190" y="42">
          {plan.chauffeur}
        </text>
        <text x="262" y="52">
          {plan.cars}
        </text>
      </g>
    </svg>
  )
}
