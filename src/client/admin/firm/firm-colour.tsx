import { accentRefusal, accentShades, type Theme } from '@chauffeur/domain/accent'
import type { CSSProperties } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { firmTexts } from './firm-texts.ts'

const { colour: texts } = firmTexts
const FIRST = '#a1562a'

type FirmColourProps = {
  colour: string | null
  problem: string | undefined
  onChange: (colour: string | null) => void
}

/** The colour of buttons and links, with a look at how it will be read. */
export function FirmColour({ colour, problem, onChange }: FirmColourProps) {
  const shown = colour !== null && accentRefusal(colour) === undefined ? colour : null
  return (
    <Card as="section" aria-labelledby="firm-colour">
      <h3 id="firm-colour" className="text-heading">
        {texts.heading}
      </h3>
      <p className="mt-1 text-sm text-soft">{texts.lead}</p>
      {colour === null ? (
        <Button size="small" className="mt-4" onClick={() => onChange(FIRST)}>
          {texts.own}
        </Button>
      ) : (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <Field label={texts.choose} className="w-24 flex-none">
            <TextInput type="color" value={shown ?? FIRST} onValueChange={onChange} />
          </Field>
          <Field label={texts.typed} hint={texts.hint} error={problem} className="w-40 flex-none">
            <TextInput
              value={colour}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              onValueChange={onChange}
            />
          </Field>
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            {texts.back}
          </Button>
        </div>
      )}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Sample theme="sand" label={texts.byDay} colour={shown} />
        <Sample theme="night" label={texts.byNight} colour={shown} />
      </div>
    </Card>
  )
}

type SampleProps = { theme: Theme; label: string; colour: string | null }

function Sample({ theme, label, colour }: SampleProps) {
  const shades = colour === null ? {} : accentShades(colour, theme)
  const style: Record<string, string> = Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [`--${name}`, shade]),
  )
  return (
    <div
      data-theme={theme}
      style={style satisfies CSSProperties}
      className="flex flex-wrap items-center gap-4 rounded-control border border-line p-4"
    >
      <p className="w-full text-sm text-soft">{label}</p>
      <span className="rounded-control bg-accent-fill px-5 py-2 font-medium text-on-accent">
        {texts.sample}
      </span>
      <span className="text-accent underline">{texts.link}</span>
    </div>
  )
}
