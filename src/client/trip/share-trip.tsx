import { useState } from 'react'
import { useSite } from '../site/use-site.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChatIcon, CheckIcon } from '../ui/icons.tsx'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { tripTexts as texts } from './trip-texts.ts'

/** Hands the link that only shows the journey to others: by the device's own ways, or where it has none, by ours. */
export function ShareTrip({ url }: { url: string }) {
  const { brandName } = useSite()
  const text = texts.shared(brandName)
  const [open, setOpen] = useState(false)
  const hasOwnWays = useInBrowser() && 'share' in navigator
  async function share() {
    try {
      await navigator.share({ title: text, url })
    } catch (error) {
      // Closed without sharing: nothing is to be done.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOpen(true)
    }
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.share}
        description={texts.shareHint}
        size="small"
        trigger={hasOwnWays ? undefined : <Button>{texts.share}</Button>}
      >
        <Ways text={text} url={url} />
      </Dialog>
      {hasOwnWays && <Button onClick={() => void share()}>{texts.share}</Button>}
    </>
  )
}

type WaysProps = { text: string; url: string }

function Ways({ text, url }: WaysProps) {
  const [copied, setCopied] = useState<'copied' | 'refused'>()
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="primary" onClick={() => void copy(url).then(setCopied)}>
          {copied === 'copied' && <CheckIcon className="size-4.5" />}
          {copied === 'copied' ? texts.copied : texts.copyLink}
        </Button>
        <Button asChild>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ChatIcon className="size-4.5" />
            {texts.shareByWhatsapp}
          </a>
        </Button>
      </div>
      <output className={copied === 'refused' ? 'text-sm text-warning' : 'sr-only'}>
        {copied && (copied === 'copied' ? texts.copied : texts.notCopied)}
      </output>
    </div>
  )
}

/** Without a safe connection, or the visitor's leave, there is no clipboard. */
async function copy(url: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
