import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { ContactButton, ResultFrame, ResultUnread, ResultWaiting } from './result-frame.tsx'

type LinkedPageProps<Data> = {
  /** Names its reading among those of the browser. */
  name: string
  texts: {
    readonly waiting: ComponentProps<typeof ResultWaiting>
    readonly failed: ComponentProps<typeof ResultUnread>['texts']
    readonly broken: { readonly heading: string; readonly body: string }
  }
  /** The label of the way to the team. */
  support: string
  read: (link: { readonly token: string }) => Promise<Data>
  /** The page of what was read. */
  children: (data: Data, token: string) => ReactNode
}

/** The page of a link whose token is after the #: that it is being read, why it could not be, or what was read. */
export function LinkedPage<Data>(props: LinkedPageProps<Data>) {
  const token = useLinkToken()
  if (token === undefined) return <ResultWaiting {...props.texts.waiting} />
  return token === '' ? <Broken {...props} /> : <Linked {...props} token={token} />
}

/** The key of what a link opens. */
export const linkKey = (name: string, token: string) => [name, token]

function Linked<Data>({ token, ...props }: LinkedPageProps<Data> & { token: string }) {
  const { name, texts, read, children } = props
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: linkKey(name, token),
    queryFn: () => read({ token }),
    retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
    staleTime: 0,
    gcTime: 0,
  })
  if (data !== undefined) return children(data, token)
  const code = parseRefusal(error)?.code
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <Broken {...props} />
  if (!error) return <ResultWaiting {...texts.waiting} />
  return (
    <ResultUnread texts={texts.failed} error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  )
}

function Broken({ texts, support }: Pick<LinkedPageProps<unknown>, 'texts' | 'support'>) {
  return (
    <ResultFrame
      {...texts.broken}
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      ways={<ContactButton>{support}</ContactButton>}
    />
  )
}

/** The token after the # in the address, which no server has seen; undefined until the browser reads it. */
function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange)
      return () => window.removeEventListener('hashchange', onChange)
    },
    () => location.hash.slice(1),
    () => undefined,
  )
}
