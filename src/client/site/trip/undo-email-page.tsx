import { emailUndoTexts as texts } from '@chauffeur/words/en/trip'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CheckIcon, ClockIcon, MailIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { ContactButton, ResultFrame, ResultUnread, ResultWaiting } from '../frame/result-frame.tsx'
import { useLinkToken } from '../frame/use-link-token.ts'

/** Opened by the letter to the address of before. Nothing happens before a person presses the button: mail scanners open links, too. */
export function UndoEmailPage() {
  const token = useLinkToken()
  if (token === undefined) return <ResultWaiting {...texts.waiting} />
  return token === '' ? <Broken /> : <Linked token={token} />
}

const keyOf = (token: string) => ['email change', token]

function Linked({ token }: { token: string }) {
  const { client } = trpc.useUtils()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: () => client.emailChanges.read.mutate({ token }),
    retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
    staleTime: 0,
    gcTime: 0,
  })
  if (data?.state === 'open') return <Open token={token} number={data.bookingNumber ?? ''} />
  if (data?.state === 'undone') return <Undone number={data.bookingNumber ?? ''} />
  if (data) return <Ended />
  if (parseRefusal(error)?.code === 'NOT_FOUND' || parseRefusal(error)?.code === 'INVALID_INPUT')
    return <Broken />
  if (!error) return <ResultWaiting {...texts.waiting} />
  return (
    <ResultUnread texts={texts.failed} error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  )
}

function Open({ token, number }: { token: string; number: string }) {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.emailChanges.undo.mutate({ token }),
    onSuccess: (undone) => queryClient.setQueryData(keyOf(token), undone),
  })
  const { heading, body, button, busy } = texts.open
  return (
    <ResultFrame
      tone="quiet"
      icon={<MailIcon className="size-7" />}
      heading={heading}
      body={body(number)}
      ways={
        <Button size="large" variant="primary" busy={isPending} busyLabel={busy} onClick={() => mutate()}>
          {button}
        </Button>
      }
    >
      {error && <Notice tone="danger">{refusalSentence(error) ?? sentenceTexts.somethingWentWrong}</Notice>}
    </ResultFrame>
  )
}

function Undone({ number }: { number: string }) {
  const { heading, body } = texts.undone
  return (
    <ResultFrame
      tone="good"
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      body={body(number)}
      ways={<ContactButton>{texts.support}</ContactButton>}
    />
  )
}

function Ended() {
  return (
    <ResultFrame
      {...texts.ended}
      tone="quiet"
      icon={<ClockIcon className="size-7" />}
      ways={<ContactButton>{texts.support}</ContactButton>}
    />
  )
}

function Broken() {
  return (
    <ResultFrame
      {...texts.broken}
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      ways={<ContactButton>{texts.support}</ContactButton>}
    />
  )
}
