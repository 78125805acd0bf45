import {
  exportBookings as exportEndpoint,
  exportMemberBookings as exportMemberEndpoint,
  exportMemberStatement,
  exportPartnerStatement,
  exportStatementLines,
  readTripProof,
  tripCalendar,
  type CsvDelimiter,
  type FileEndpoint,
} from '@chauffeur/contract/files'
import type { MemberRight } from '@chauffeur/domain/partner-members'
import { todayIn } from '@chauffeur/domain/time'
import { readPictureUrl } from '@chauffeur/domain/pictures'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { limitCalls } from '../auth/limit-calls.ts'
import { refuseOtherPage, requireMember } from '../auth/member-session.ts'
import { checkScope, requireAdmin, requireKey } from '../auth/rights.ts'
import { csvFormats } from '../bookings/csv.ts'
import { exportBookings } from '../bookings/export-bookings.ts'
import { calendarFeed } from '../calendar/calendar-feed.ts'
import { Refusal } from '../core/refusal.ts'
import { readPictureFile } from '../pictures/upload-picture.ts'
import type { ApiKeyPrincipal, PartnerPrincipal } from '../core/request-context.ts'
import type { EntityManager } from '../db/orm.ts'
import { exportMemberBookings } from '../partners/export-member-bookings.ts'
import { exportLines } from '../ledger/export-lines.ts'
import type { Statement } from '../ledger/statement.entity.ts'
import { findAnyStatement, findStatement } from '../ledger/statements.ts'
import { readProof } from '../dispatch/proofs.ts'
import { findManagedTrip } from '../guest/find-trip.ts'
import { downloadedCalendar } from '../mail/invitation.ts'
import { readMeetingPlaces } from '../meeting/meeting-points.ts'
import type { AppContext } from './context.ts'

/** The content of a file: all at once, or piece by piece as it is made. */
interface DownloadResponse {
  readonly status?: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | AsyncIterable<string>
}

/** A GET that answers something else than JSON, for a browser or another program to save. */
export interface Download {
  /** A path value is written `:id`. */
  readonly path: `/${string}`
  readonly access: FileEndpoint['access']
  readonly respond: (request: DownloadRequest, context: AppContext) => Promise<DownloadResponse>
}

/** The query, the path, and the edition that the caller has already. */
interface DownloadRequest {
  readonly values: unknown
  readonly ifNoneMatch: string | undefined
}

interface Definition<Input extends z.ZodType> {
  readonly path: Download['path']
  readonly input: Input
  readonly respond: (
    input: z.output<Input>,
    context: AppContext,
    ifNoneMatch: string | undefined,
  ) => DownloadResponse | Promise<DownloadResponse>
}

/** A file for administrators; without a session the answer is the same whatever is asked for. */
function downloadForAdmin<Input extends z.ZodType>(definition: Definition<Input>): Download {
  const { path } = definition
  return {
    path,
    access: 'admin',
    async respond(request, context) {
      await requireAdmin(context)
      return respondTo(definition, request, context)
    },
  }
}

/** A file for a partner's system; what it asks for is counted as calls are. */
function downloadForPartner<Input extends z.ZodType>(
  { path, limit, scope, input }: FileEndpoint<Input>,
  respond: (
    input: z.output<Input>,
    apiKey: ApiKeyPrincipal,
    context: AppContext,
  ) => Promise<DownloadResponse>,
): Download {
  return {
    path,
    access: 'partner',
    async respond(request, context) {
      const apiKey = requireKey(context)
      checkScope(scope, context)
      if (limit) await limitCalls(limit, context)
      return respondTo({ path, input, respond: (read) => respond(read, apiKey, context) }, request, context)
    },
  }
}

/** A file for the people of a partner, counted and refused as the calls of their page are. */
function downloadForMember<Input extends z.ZodType<{ readonly partner: string | null }>>(
  { path, limit, input }: FileEndpoint<Input>,
  right: MemberRight,
  respond: (
    input: z.output<Input>,
    partner: PartnerPrincipal,
    context: AppContext,
  ) => DownloadResponse | Promise<DownloadResponse>,
): Download {
  return {
    path,
    access: 'member',
    async respond(request, context) {
      const signedIn = await requireMember(context, right)
      if (limit) await limitCalls(limit, { ...context, apiKey: signedIn.principal })
      return respondTo(
        {
          path,
          input,
          respond(read) {
            refuseOtherPage(read.partner, signedIn)
            return respond(read, signedIn.partner, context)
          },
        },
        request,
        context,
      )
    },
  }
}

/** A file for whoever knows its address. */
function downloadForPublic<Input extends z.ZodType>(definition: Definition<Input>): Download {
  const { path } = definition
  return {
    path,
    access: 'public',
    respond: async (request, context) => respondTo(definition, request, context),
  }
}

function respondTo<Input extends z.ZodType>(
  { input, respond }: Definition<Input>,
  { values, ifNoneMatch }: DownloadRequest,
  context: AppContext,
) {
  const read = input.safeParse(values)
  // Refused like the input of a procedure: one table words it for every caller.
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return respond(read.data, context, ifNoneMatch)
}

/** Every file that can be downloaded, beside the endpoints that answer in JSON. */
export const downloads: readonly Download[] = [
  downloadForAdmin({
    path: exportEndpoint.path,
    input: exportEndpoint.input,
    respond: async ({ delimiter, ...filter }, { reader, clock }) => ({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="bookings-${todayIn('Europe/Lisbon', clock())}.csv"`,
        'cache-control': 'no-store',
      },
      body: exportBookings(filter, csvFormats[delimiter ?? 'comma'], await reader()),
    }),
  }),

  downloadForAdmin({
    path: exportPartnerStatement.path,
    input: exportPartnerStatement.input,
    respond: async ({ id, delimiter }, { em }) =>
      statementFile(await findAnyStatement(id, em), delimiter, em),
  }),

  downloadForMember(exportMemberEndpoint, 'read', (input, partner, { em, clock }) => ({
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bookings-${todayIn('Europe/Lisbon', clock())}.csv"`,
      'cache-control': 'no-store',
    },
    body: exportMemberBookings(input, partner, { em, clock }),
  })),

  downloadForMember(exportMemberStatement, 'money', async ({ id, delimiter }, partner, { em }) =>
    statementFile(await findStatement(id, partner, em), delimiter, em),
  ),

  downloadForPartner(exportStatementLines, async ({ id, delimiter }, { partner, scopes }, { em }) =>
    statementFile(await findStatement(id, partner, em), delimiter, em, scopes.includes('read')),
  ),

  downloadForAdmin({
    path: readTripProof.path,
    input: readTripProof.input,
    async respond({ id }, { em }) {
      const body = await readProof(id, em)
      if (!body) throw new Refusal('NOT_FOUND', { code: 'nothing_here' })
      return { headers: { 'cache-control': 'no-store', 'content-type': 'image/webp' }, body }
    },
  }),

  downloadForPublic({
    path: tripCalendar.path,
    input: tripCalendar.input,
    async respond({ bookingNumber }, context) {
      const booking = await findManagedTrip(bookingNumber, context)
      return {
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${booking.number}.ics"`,
        },
        body: downloadedCalendar(booking, {
          config: context.config,
          firm: context.firm.current(),
          places: await readMeetingPlaces(context.em),
        }),
      }
    },
  }),

  downloadForPublic({
    path: '/calendar/:file',
    input: z.object({ file: z.string() }),
    async respond({ file }, context, ifNoneMatch) {
      const { etag, body } = await calendarFeed(file, context)
      const headers = { etag, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
      if (ifNoneMatch !== undefined && hasTag(ifNoneMatch, etag)) return { status: 304, headers, body: '' }
      return {
        headers: {
          ...headers,
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="bookings.ics"',
        },
        body,
      }
    },
  }),

  // An address names a content: whoever has it need never ask again.
  downloadForPublic({
    path: '/pictures/:file',
    input: z.object({ file: z.string() }),
    async respond({ file }, { em }, ifNoneMatch) {
      const name = readPictureUrl(`/pictures/${file}`)
      const body = name && (await readPictureFile(name, em))
      if (!body) throw new Refusal('NOT_FOUND', { code: 'nothing_here' })
      const etag = `"${file}"`
      const headers = {
        etag,
        'content-type': `image/${name.format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        // Mails show the firm's logo, other companies' pages the stops.
        'cross-origin-resource-policy': 'cross-origin',
      }
      return ifNoneMatch !== undefined && hasTag(ifNoneMatch, etag)
        ? { status: 304, headers, body: '' }
        : { headers, body }
    },
  }),
]

async function statementFile(
  statement: Statement,
  delimiter: CsvDelimiter | null | undefined,
  em: EntityManager,
  seesGuests = true,
): Promise<DownloadResponse> {
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${statement.number}.csv"`,
      'cache-control': 'no-store',
    },
    body: await exportLines(statement, csvFormats[delimiter ?? 'comma'], em, seesGuests),
  }
}

// A proxy that compresses makes a tag weak; what it names is the same.
function hasTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
