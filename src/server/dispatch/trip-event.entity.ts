import { defineEntity, p } from '@mikro-orm/core'
import type { TripActor, TripEventType, TripState } from '@chauffeur/domain/trip-state'
import { Assignment } from './assignment.entity.ts'
import { CHECKS_TRIP_OF_EVENT } from './trip-notification.entity.ts'

/**
 * What came of an event. `moved`: the trip is in another state. `added`: it only has its time. `outdated`: it was reported of
 * a trip that has changed since. `refused`: it did not fit.
 */
export type TripEventOutcome = 'moved' | 'added' | 'outdated' | 'refused'

const schema = defineEntity({
  name: 'TripEvent',
  tableName: 'trip_event',
  properties: {
    /** Made by its reporter, so that it counts once however often it is sent. */
    id: p.uuid().primary(),
    assignmentId: () => p.manyToOne(Assignment).mapToPk().fieldName('assignment_id').deleteRule('no action'),
    /** In the order of arrival, from 1. */
    no: p.integer(),
    type: p.text().$type<TripEventType>(),
    /** The version of the assignment that the sender knew. */
    version: p.integer().nullable(),
    occurredAt: p.datetime(),
    /** As the sender's clock said it. */
    reportedAt: p.datetime().fieldName('told_at'),
    receivedAt: p.datetime(),
    isClockOff: p.boolean().default(false),
    source: p.text().$type<TripActor>(),
    by: p.text(),
    note: p.text().nullable(),
    /** The event that this one takes back. */
    undoes: p.uuid().nullable(),
    outcome: p.text().$type<TripEventOutcome>(),
    /** Why it was refused, or what its sender should know. */
    sentence: p.text().nullable(),
    fromState: p.text().$type<TripState>(),
    /** Since when the trip was in that state; unknown of events from before this was kept. */
    fromSince: p.datetime().nullable(),
    toState: p.text().$type<TripState>(),
  },
  uniques: [{ name: 'trip_event_in_order', properties: ['assignmentId', 'no'] }],
  checks: [
    { name: 'trip_event_source_known', expression: `source in ('driver', 'office')` },
    {
      name: 'trip_event_outcome_known',
      expression: `outcome in ('moved', 'added', 'outdated', 'refused')`,
    },
    { name: 'trip_event_undo_of_one', expression: `(type = 'undo') = (undoes is not null)` },
  ],
  triggers: [CHECKS_TRIP_OF_EVENT],
})

/**
 * A report about a trip, by the driver or the office. None is changed or deleted, not even one that came too late.
 */
export class TripEvent extends schema.class {}
schema.setClass(TripEvent)
