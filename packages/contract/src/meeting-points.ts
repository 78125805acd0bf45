import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { MAX_EXIT_LENGTH, MAX_EXITS, MAX_MEETING_TEXT_LENGTH } from '@chauffeur/domain/meeting-point'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { degrees, id, imageUrl, latitude, longitude, rowVersion, text, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: meeting points')

/** A description in each language of the site. */
const inEachLanguage = z.object({ en: z.string(), pt: z.string(), es: z.string() })

/** Where a guest is met, as guests and drivers read it. */
export const meetingPlace = z.object({
  airport: z.string().nullable().describe('The IATA code; null where it is at no airport'),
  texts: inEachLanguage.describe('Where the chauffeur stands'),
  imageUrl: z.string().nullable().describe('A picture of it, where the office has one'),
  exits: z.array(z.string()).describe('The exits that a guest may come out of; none where there is one only'),
})
export type MeetingPlace = z.infer<typeof meetingPlace>

/** The guest's report of being there. */
export const guestHereAnswer = z.object({
  at: z.iso.datetime(),
  exit: z.string().nullable().describe('Of several; null where the guest has named none'),
})
export type GuestHereAnswer = z.infer<typeof guestHereAnswer>

/** A meeting point of the office. */
export const meetingPoint = meetingPlace.extend({
  id: z.string(),
  name: z.string(),
  latitude,
  longitude,
  version: rowVersion,
})
export type MeetingPoint = z.infer<typeof meetingPoint>

const textIn = (language: string) =>
  text(`Where the chauffeur stands, in ${language}`, MAX_MEETING_TEXT_LENGTH)

const fields = {
  name: text('Name', MAX_TEXT_LENGTH),
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  textEn: textIn('English'),
  textPt: textIn('Portuguese'),
  textEs: textIn('Spanish'),
  imageUrl: imageUrl('Image URL').nullable(),
  exits: z
    .array(text('Exit', MAX_EXIT_LENGTH), { error: 'Exits must be a list.' })
    .max(MAX_EXITS, `A meeting point can have at most ${MAX_EXITS} exits.`)
    .describe('As the signs there write them'),
}

export const listMeetingPoints = office.get('/api/admin/meeting-points', {
  procedure: 'meetingPoints.list',
  summary:
    'Where guests are met: the meeting points of the office, and those of airports that it has not set',
  input: noInput,
  output: z.object({
    points: z.array(meetingPoint).describe('By name'),
    airports: z
      .array(meetingPoint.omit({ id: true, version: true }))
      .describe('The other airports, with the words that guests read of them, by name'),
  }),
})
export type MeetingPoints = z.infer<typeof listMeetingPoints.output>

export const createMeetingPoint = office.post('/api/admin/meeting-points', {
  procedure: 'meetingPoints.create',
  summary: 'Say where guests are met at an airport, a stop or another place',
  description: 'At an airport it takes the place of our own words; elsewhere it counts 300 metres around.',
  refusals: ['ALREADY_EXISTS'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(fields),
  output: meetingPoint,
})
export type MeetingPointInput = z.output<typeof createMeetingPoint.input>

export const changeMeetingPoint = office.patch('/api/admin/meeting-points/:id', {
  procedure: 'meetingPoints.change',
  summary: 'Change a meeting point',
  refusals: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Meeting point id'), version, ...fields }),
  output: meetingPoint,
})

export const deleteMeetingPoint = office.delete('/api/admin/meeting-points/:id', {
  procedure: 'meetingPoints.delete',
  summary: 'Delete a meeting point: at an airport guests read our own words again',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Meeting point id'), version }),
  output: z.object({ success: z.literal(true) }),
})
