import { Link } from '@tanstack/react-router'
import { questionTexts } from '../content/questions.ts'
import { Disclosure } from '../ui/disclosure.tsx'

/** The most frequent questions: often the answer to what somebody wanted to write. */
export function Questions() {
  const { eyebrow, heading, booked, see, questions } = questionTexts
  return (
    <section aria-labelledby="questions" className="bg-sunken">
      <div className="shell section grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="questions" className="mt-3 text-display">
            {heading}
          </h2>
          <p className="mt-5 flex flex-wrap items-center gap-x-2 text-soft">
            {booked}
            <Link to="/trip" className="link inline-flex min-h-11 items-center">
              {see}
            </Link>
          </p>
        </div>
        <div className="border-t border-line-strong">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question} name="questions">
              {answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
