import { localePath } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { startVisit } from '../shared/api/api-provider.tsx'
import { trpc } from '../shared/api/trpc.ts'
import { Button } from '../shared/ui/button.tsx'

export function SignOut({ className }: { className?: string }) {
  const { isPending, mutate } = trpc.member.signOut.useMutation({
    onSuccess: () => {
      startVisit()
      location.assign(localePath('/partner', currentLocale()))
    },
  })
  return (
    <Button
      size="small"
      busy={isPending}
      onClick={() => mutate()}
      {...(className !== undefined && { className })}
    >
      {partnerTexts.signOut}
    </Button>
  )
}
