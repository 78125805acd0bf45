import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AppRouter } from '../../../server/api/router.ts'
import { refusalSentence, parseRefusal } from '../../shared/api/refusal.ts'
import { randomId } from '../../shared/forms/random-id.ts'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { QUOTE_KEY } from '../../shared/journey/quotes/quote-key.ts'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { isSignedOutError } from '../session/session-end.ts'
import { type MeanwhileChange, readMeanwhileChange } from './meanwhile.tsx'

type RouterName = keyof AppRouter['_def']['record']

/** The key of a router's queries, or of one query: what `trpc.cars.invalidate()` and `trpc.cars.list.invalidate()` use. */
export const queriesOf = (name: RouterName | `${RouterName}.${string}`): QueryKey => [name.split('.')]

/**
 * By the name of a changing procedure or of its router, which queries are read again after it. The entry of the procedure
 * counts before that of its router; without either, the queries of its own router are read again.
 */
const STALE_AFTER: Readonly<Record<string, readonly QueryKey[]>> = {
  bookings: [queriesOf('bookings'), queriesOf('payments'), queriesOf('changes'), queriesOf('mails')],
  // A booking that was just decided stays where it is in the list, which is not read again.
  'bookings.accept': [queriesOf('bookings.history'), queriesOf('bookings.watch')],
  'bookings.reject': [queriesOf('bookings.history'), queriesOf('bookings.watch')],
  'bookings.actOnSeveral': [queriesOf('bookings'), queriesOf('dispatch.ofBooking'), ['board'], ['plan']],
  changes: [queriesOf('bookings'), queriesOf('payments'), queriesOf('changes')],
  payments: [queriesOf('payments'), queriesOf('bookings')],
  unpaidBookings: [queriesOf('bookings'), queriesOf('payments')],
  mails: [queriesOf('mails'), queriesOf('bookings')],
  // An enquiry that was just answered stays where it is in the list: useReplaceEnquiry shows it there.
  enquiries: [],
  // The board of a day, and the page of a booking, where trips are given, too.
  dispatch: [
    ['board'],
    queriesOf('dispatch.ofBooking'),
    queriesOf('bookings.read'),
    queriesOf('bookings.history'),
  ],
  // A stop names its routes, and the list of routes counts its stops.
  stops: [queriesOf('stops'), queriesOf('regions')],
  regions: [queriesOf('stops'), queriesOf('regions')],
  cars: [queriesOf('cars'), queriesOf('drivers'), queriesOf('capacity.plan')],
  driverCash: [queriesOf('driverCash'), ['board'], queriesOf('dispatch.ofBooking')],
  drivers: [queriesOf('cars'), queriesOf('drivers'), queriesOf('capacity.plan')],
  // Prices that were quoted in this tab, on the booking page, too.
  pricing: [queriesOf('pricing'), [QUOTE_KEY]],
} satisfies Partial<Record<RouterName | `${RouterName}.${string}`, readonly QueryKey[]>>

/** A changing procedure of the server, as `trpc` has it: `trpc.cars.create`. */
export interface Procedure<Input, Output> {
  readonly useMutation: (options: {
    readonly onSuccess: (output: Output) => unknown
    readonly onError: (error: unknown) => unknown
    readonly onSettled: () => unknown
  }) => {
    readonly mutate: (input: Input) => void
    readonly isPending: boolean
    readonly trpc: { readonly path: string }
  }
}

export interface ProcedureOptions<Output> {
  /** The toast of success; without it there is none. */
  readonly done?: ToastMessage | undefined
  /** The title of the failure's toast, which gives the reason, too; or the whole toast, undefined for none. */
  readonly failed: string | ((error: unknown) => ToastMessage | undefined)
  /** Called once the queries have been read again. */
  readonly onDone?: ((output: Output) => void) | undefined
  /** Shows a failure where it belongs, beside or instead of the toast. */
  readonly onFailed?: ((error: unknown) => void) | undefined
  /** Instead of the toast and of `onFailed`, once the queries that show the other change have been read again. */
  readonly onChangedMeanwhile?: ((change: MeanwhileChange) => void) | undefined
  /** After success and failure alike. */
  readonly onSettled?: (() => unknown) | undefined
}

/**
 * Calls a changing procedure of the server: `useProcedure(trpc.cars.create, { failed: … })`. It is sent once however often
 * its button is pressed, pending until the queries of STALE_AFTER have been read again, and tells of the end by a toast.
 */
export function useProcedure<Input, Output>(
  procedure: Procedure<Input, Output>,
  options: ProcedureOptions<Output>,
) {
  const queries = useQueryClient()
  const readAgain = () => {
    const { path } = mutation.trpc
    const [router = ''] = path.split('.')
    const stale = STALE_AFTER[path] ?? STALE_AFTER[router] ?? [[[router]]]
    return Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const { handlers, once } = useOutcome(options)
  // oxlint-disable-next-line react/hooks -- every procedure's hook is the same; a component keeps its procedure
  const mutation = procedure.useMutation(handlers(readAgain))
  return { run: once((input: Input) => mutation.mutate(input)), isPending: mutation.isPending }
}

/**
 * Calls a procedure that creates something, with an Idempotency-Key: the same input creates it once, however often it is
 * sent. Queries are read again by whoever calls it.
 */
export function useCreateOnce<Input, Output>(
  create: (
    input: Input,
    options: { readonly context: { readonly idempotencyKey: string } },
  ) => Promise<Output>,
  options: ProcedureOptions<Output>,
) {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined)
  const { handlers, once } = useOutcome(options)
  const { mutate, isPending } = useMutation({
    ...handlers(() => Promise.resolve()),
    mutationFn: (input: Input) => {
      const content = JSON.stringify(input)
      if (last.current?.content !== content) last.current = { content, key: randomId() }
      return create(input, { context: { idempotencyKey: last.current.key } })
    },
  })
  return { run: once((input: Input) => mutate(input)), isPending }
}

/** The steps after a call of the office, and the guard that keeps a second click from sending it again. */
function useOutcome<Output>(options: ProcedureOptions<Output>) {
  const { done, failed, onDone, onFailed, onChangedMeanwhile, onSettled } = options
  const { showToast } = useToast()
  // A second click can come before the first one has disabled the button.
  const isInFlight = useRef(false)
  const handlers = (readAgain: () => Promise<unknown>) => ({
    async onSuccess(output: Output) {
      await readAgain()
      if (done) showToast({ tone: 'success', ...done })
      onDone?.(output)
    },
    async onError(error: unknown) {
      if (isSignedOutError(error)) return
      const change = onChangedMeanwhile && readMeanwhileChange(error)
      if (change) {
        await readAgain()
        onChangedMeanwhile(change)
        return
      }
      // Something else may have changed.
      void readAgain()
      onFailed?.(error)
      const toast = failedToast(failed, error)
      if (toast) showToast({ tone: 'destructive', ...toast })
    },
    onSettled() {
      isInFlight.current = false
      return onSettled?.()
    },
  })
  const once =
    <Input>(send: (input: Input) => void) =>
    (input: Input) => {
      if (isInFlight.current) return
      isInFlight.current = true
      send(input)
    }
  return { handlers, once }
}

/** The failed act, and why it failed. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: sentenceOf(error) }
}

/** Why it failed: in the server's sentence alone where it gave one. */
export function reasonToast(title: string, error: unknown): ToastMessage {
  const refusal = refusalSentence(error)
  return refusal === undefined ? failureToast(title, error) : { title: refusal }
}

/** The toast of a failure that is described by a title alone, or whole by a function of the error. */
export function failedToast(
  failed: string | ((error: unknown) => ToastMessage | undefined),
  error: unknown,
): ToastMessage | undefined {
  return typeof failed === 'string' ? failureToast(failed, error) : failed(error)
}

/** No toast where the form itself shows what is wrong, at its fields. */
export function toastUnlessAtFields(title: string, error: unknown): ToastMessage | undefined {
  return Object.keys(problemsOfRefusal(error)).length > 0 ? undefined : failureToast(title, error)
}

/** The toast of a form's failure: a title alone gives none where the fields themselves show the reason. */
export function unlessAtFields(
  failed: string | ((error: unknown) => ToastMessage | undefined),
): (error: unknown) => ToastMessage | undefined {
  return typeof failed === 'string' ? (error) => toastUnlessAtFields(failed, error) : failed
}

/** The ends of a call whose form has one field: a refusal of it stands there, any other in a toast. */
export function useRefusedField(field: string, title: string) {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    ends: {
      failed: (error: unknown) =>
        problemsOfRefusal(error)[field] === undefined ? reasonToast(title, error) : undefined,
      onFailed: (error: unknown) => setProblem(problemsOfRefusal(error)[field]),
    },
  }
}

/** The server's refusal, by field. */
export function problemsOfRefusal(error: unknown): FieldProblems {
  const refusal = parseRefusal(error)
  return refusal ? problemOfFields(refusal.sentence, Object.keys(refusal.fields)) : {}
}

/** One sentence about several fields. */
export function problemOfFields(sentence: string, fields: readonly string[]): FieldProblems {
  const problems = Object.fromEntries(fields.map((field) => [field, sentence]))
  return shortenRepeats(problems, sentence, 'This one, too')
}

/** Leaves a sentence about several fields at the first of them; the others get `again`. */
export function shortenRepeats(problems: FieldProblems, sentence: string, again: string): FieldProblems {
  const first = Object.keys(problems).find((field) => problems[field] === sentence)
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === sentence && field !== first ? again : problem,
    ]),
  )
}

/** Of a customer whose address is none. */
export const NO_MAIL_REACHES = 'No email can reach this customer. Please call.'

/** The toast of an act that tells the customer by email: where none can go out, nothing in it says that one does. */
export function toastFor(customerEmail: string, toast: ToastMessage): ToastMessage {
  return isMailAddress(customerEmail) ? toast : { ...toast, description: NO_MAIL_REACHES }
}
