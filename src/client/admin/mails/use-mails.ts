import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { trpc } from '../../shared/api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { mailTexts } from './mail-texts.ts'
import { pagedReadState, uniqueRows } from '../common/read-state.ts'

const PAGE = { limit: 30 }

/** Those read so far; undefined before the first page. */
export function useMails() {
  const query = trpc.mails.list.useInfiniteQuery(PAGE, {
    staleTime: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const mails = query.data && uniqueRows(query.data.pages.flatMap(({ mails }) => mails))
  return { mails, state: pagedReadState(query) }
}

/** Has one mail sent now. The list is read again also after a refusal: what was refused has changed meanwhile. */
export function useSendAgain({ id }: UndeliveredMail) {
  const { client, mails } = trpc.useUtils()
  const { run, isPending } = useAct<void, unknown>({
    act: () => client.mails.sendAgain.mutate({ id }),
    done: { title: mailTexts.queued },
    failed: mailTexts.sendFailed,
    onSettled: () => mails.list.invalidate(),
  })
  return { send: () => run(), isPending }
}
