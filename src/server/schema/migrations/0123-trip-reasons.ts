import { Migration } from '@mikro-orm/migrations'

/**
 * News of a trip are stored once, and why a step did nothing by a code: older rows held English sentences. What is not
 * recognised stays as it was written.
 */
export class Migration0123TripReasons extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const PLAIN_NEWS = [
  ['The pick-up is at another place.', 'pickup_place'],
  ['The destination has changed.', 'destination'],
  ['The stops on the way have changed.', 'stops'],
  ['The hired hours have changed.', 'hours'],
  ['Another vehicle was booked.', 'vehicle'],
  ['The trip has no car at the moment.', 'no_car'],
  ['The trip has changed.', 'trip'],
] as const

const REASONS = [
  ['This trip is no longer this driver’s.', '{"code":"trip_of_another_driver"}'],
  ['A trip that has begun cannot be declined: please call the office.', '{"code":"trip_begun"}'],
  ['The driver has not said that the guest did not come.', '{"code":"no_show_not_reported"}'],
  ['The office has recorded that the guest did not come.', '{"code":"no_show_recorded"}'],
  ['The guest is on board already.', '{"code":"guest_on_board"}'],
  ['First say that the guest is on board.', '{"code":"guest_not_on_board"}'],
  ['This step cannot be taken back.', '{"code":"undo_impossible"}'],
  ['Another step has followed: only the last one can be taken back.', '{"code":"undo_not_last"}'],
  ['A step can be taken back for one minute: please call the office.', '{"code":"undo_too_late"}'],
  ['There is no such step to take back.', '{"code":"nothing_to_undo"}'],
  ['Please say why you decline.', '{"code":"why_declined_missing"}'],
  ['Please say first that you are at the pick-up.', '{"code":"arrival_missing"}'],
  [
    'Please try to reach the guest 2 times, at least 10 minutes apart.',
    '{"code":"calls_missing","times":2,"apart":10}',
  ],
  [
    'Please take a photo of the meeting point, or write a note where there is no camera.',
    '{"code":"photo_missing"}',
  ],
  [
    'Your phone’s clock is wrong, so the time at which this arrived here was written down.',
    '{"code":"clock_off"}',
  ],
] as const

const LOOK_AGAIN = ' Please look at it again.'

const written = (text: string) => `jsonb_build_object('code', 'written', 'text', ${text})`

const newsOf = (text: string) =>
  `jsonb_build_array(case ${text} ${PLAIN_NEWS.map(
    ([sentence, code]) => `when '${sentence}' then '{"code":"${code}"}'::jsonb`,
  ).join(' ')} else ${written(text)} end)`

const statements = [
  `update assignment set news = ${newsOf('changed')} where news is null and changed is not null`,
  `alter table assignment drop column changed`,

  `alter table trip_event add column reason jsonb null`,
  ...REASONS.map(
    ([sentence, json]) => `update trip_event set reason = '${json}' where sentence = '${sentence}'`,
  ),
  `update trip_event set reason = jsonb_build_object(
       'code', 'wait_not_over',
       'minutes', (regexp_match(sentence, '^Please wait ([0-9]+) '))[1]::integer,
       'included', (regexp_match(sentence, ': ([0-9]+) are included'))[1]::integer)
     where sentence ~ '^Please wait [0-9]+ more minutes?: [0-9]+ are included[.]$'`,
  `update trip_event set reason = jsonb_build_object(
       'code', 'trip_not_yours', 'releaseCode', release_code, 'releaseReason', release_reason)
     from assignment
     where assignment.id = assignment_id and released_at is not null
       and sentence like 'This trip is no longer yours.%'`,
  `update trip_event set reason = jsonb_build_object(
       'code', 'trip_changed', 'news', ${newsOf(`left(sentence, -length('${LOOK_AGAIN}'))`)})
     where sentence like '%${LOOK_AGAIN}'`,
  `update trip_event set reason = ${written('sentence')} where sentence is not null and reason is null`,
  `alter table trip_event drop column sentence`,
]
