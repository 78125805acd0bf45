import { CustomerText } from './customer-text.tsx'

/** A link where the text is something to call or to write to, else the text as it is. */
export function ReachLink({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return <CustomerText>{text}</CustomerText>
  return (
    <a href={href} className="link inline-block pointer-coarse:py-2.5">
      <CustomerText>{text}</CustomerText>
    </a>
  )
}
