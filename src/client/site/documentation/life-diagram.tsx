import { heardAnytime, heardIn, partnerActs, stages, type StageName } from './life.ts'

const WIDTH = 1080
/** So many events stand side by side. */
const EVENTS_IN_A_ROW = 5

/** Where each stage stands on the axis; ends stand below the stage that they follow. */
const AT: Readonly<Record<StageName, number>> = {
  pending: 215,
  confirmed: 440,
  on_the_way: 610,
  at_pickup: 745,
  on_board: 880,
  completed: 1010,
  rejected: 165,
  cancelled: 330,
  no_show: 745,
}

/** From the booking to the end of the acts in `partnerActs`, in their order. */
const BARS = [562, 590, 745, 870] as const
const BAR_STEP = 32
/** Below the bars of the calls. */
const BELOW_BARS = 36 + BAR_STEP * BARS.length

const LINE = 18
/** The events of a stage, one below the other. */
const EVENTS_AT = 452
/** Below the longest column of them. */
const ANYTIME_AT =
  EVENTS_AT +
  LINE * Math.max(...stages.filter((stage) => !('isEnd' in stage)).map(({ name }) => heardIn(name).length)) +
  8

/** Calls, states and events of a booking on one axis. What it shows stands below it as text. */
export function LifeDiagram() {
  return (
    <figure className="life">
      <svg
        viewBox={`0 0 ${WIDTH} ${ANYTIME_AT + 22 + LINE * rowsOf(['', ...heardAnytime]).length}`}
        role="img"
        aria-label="Calls, states and events of a booking, in their order"
      >
        <text x="0" y="22" className="lane">
          You call
        </text>
        <Bar from={0} to={128} y={36} call="POST /bookings" />
        {partnerActs.map(({ call, what, confirmed }, index) => (
          <Bar
            key={what}
            from={140}
            to={BARS[index] ?? WIDTH}
            y={36 + BAR_STEP * index}
            call={index === 2 ? `${call}, flight` : call}
            until={confirmed.split(',')[0] ?? ''}
          />
        ))}
        <g transform={`translate(0 ${BELOW_BARS - 132})`}>
          <Bar
            from={0}
            to={WIDTH}
            y={132}
            call="GET /bookings/{n}   GET /events"
            until="at any time"
            isOutlined
          />
          <path d={`M0 176H${WIDTH}`} className="rule" />

          <text x="0" y="200" className="lane">
            The booking is
          </text>
          <path
            d="M262 224H380m-8-5 8 5-8 5M195 244 175 268M235 244 310 268M420 244 350 268"
            className="way"
          />
          <text x="320" y="215" className="note">
            the office accepts
          </text>
          <Pill name="pending" y={224} />
          <Pill name="confirmed" y={224} isMain />
          <Pill name="rejected" y={284} isEnd />
          <Pill name="cancelled" y={284} isEnd />
          <path d={`M0 318H${WIDTH}`} className="rule" />

          <text x="0" y="342" className="lane">
            The trip is
          </text>
          <path d="M500 352H994" className="dots" />
          {(['on_the_way', 'at_pickup', 'on_board', 'completed'] as const).map((name) => (
            <g key={name}>
              <circle cx={AT[name]} cy="352" r="8" className="mark" />
              <text x={AT[name]} y="380" className="state">
                {name}
              </text>
            </g>
          ))}
          <circle cx="440" cy="352" r="8" className="mark" />
          <text x="440" y="380" className="state">
            offered, accepted
          </text>
          <Pill name="no_show" y={404} isEnd />
          <path d={`M0 428H${WIDTH}`} className="rule" />

          <text x="0" y="452" className="lane">
            You hear
          </text>
          {stages.map(({ name }) => (
            <Heard key={name} name={name} />
          ))}
          {rowsOf(['Whenever it happens:', ...heardAnytime]).map((row, index) => (
            <text key={row} x="0" y={ANYTIME_AT + LINE * index} className="event start">
              {row}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  )
}

function rowsOf(events: readonly string[]): string[] {
  const rows = Math.ceil(events.length / EVENTS_IN_A_ROW)
  return Array.from({ length: rows }, (_, row) =>
    events.slice(row * EVENTS_IN_A_ROW, (row + 1) * EVENTS_IN_A_ROW).join('   '),
  )
}

type BarProps = {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly call: string
  readonly until?: string
  readonly isOutlined?: boolean
}

function Bar({ from, to, y, call, until, isOutlined = false }: BarProps) {
  return (
    <g>
      <rect
        x={from + 1}
        y={y}
        width={to - from - 2}
        height="26"
        rx="6"
        className={isOutlined ? 'always' : 'bar'}
      />
      <text x={from + 12} y={y + 18} className="call" xmlSpace="preserve">
        {call}
      </text>
      {until && (
        <text x={to - 12} y={y + 18} className="until">
          {until}
        </text>
      )}
    </g>
  )
}

type PillProps = {
  readonly name: StageName
  readonly y: number
  readonly isMain?: boolean
  readonly isEnd?: boolean
}

function Pill({ name, y, isMain = false, isEnd = false }: PillProps) {
  const width = name.length * 8.4 + 36
  const height = isEnd ? 28 : 38
  return (
    <g className={isMain ? 'pill main' : isEnd ? 'pill end' : 'pill'}>
      <rect x={AT[name] - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={AT[name]} y={y + 5}>
        {name}
      </text>
    </g>
  )
}

/** The events of one stage, one below the other. */
function Heard({ name }: { readonly name: StageName }) {
  const events = heardIn(name)
  if (name === 'rejected' || name === 'cancelled' || name === 'no_show')
    return (
      <text
        x={AT[name] + (name === 'no_show' ? 60 : 0)}
        y={name === 'no_show' ? 408 : 311}
        className={name === 'no_show' ? 'event start' : 'event'}
      >
        {events.join(' ')}
      </text>
    )
  return events.map((event, index) => (
    <text key={event} x={AT[name]} y={EVENTS_AT + LINE * index} className="event">
      {event}
    </text>
  ))
}
