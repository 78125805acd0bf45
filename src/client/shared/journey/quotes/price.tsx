import { type Cents, toCents } from '@chauffeur/domain/money'
import { useEffect, useRef, useState } from 'react'
import { eurosText } from '../../locale/euros-text.ts'
import { classNames } from '../../ui/class-names.ts'

const COUNT_MS = 240

/** An amount in euros that counts to its new value when it changes. */
export function PriceText({ amount, className }: { amount: number; className?: string | undefined }) {
  return (
    <span className={classNames('tabular whitespace-nowrap', className)}>
      {eurosText(useCounting(toCents(amount)))}
    </span>
  )
}

function useCounting(target: Cents): Cents {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    if (start === target) return undefined
    const began = performance.now()
    const lasts = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : COUNT_MS
    let frame = requestAnimationFrame(function draw(now) {
      const part = Math.min(1, Math.max(0, (now - began) / lasts))
      from.current = Math.round(start + (target - start) * (1 - (1 - part) ** 3))
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
