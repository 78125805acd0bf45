import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'
import { words } from '../words.ts'

/** The privacy policy: what the product stores and hands on, no more and no less. */
export const privacy = words<LegalDocument>('privacy', {
  lead: 'We ask for what a journey needs and use it for that journey. There are no advertising cookies here, no analytics, and no account to open.',
  sections: (facts) => [
    controller(describeOwner(facts)),
    collected,
    purposes,
    sharing(facts.mapStyleUrl !== null),
    cookies,
    retention,
    security,
    rights,
    contact,
  ],
})

const controller = (owner: string): LegalSection => ({
  id: 'controller',
  title: 'Who is responsible',
  blocks: [
    `The data you give on this site are in the care of ${owner}, “we” in what follows, as controller under the General Data Protection Regulation (GDPR).`,
  ],
})

const collected: LegalSection = {
  id: 'data',
  title: 'What we collect',
  blocks: [
    'We keep what you send us, and nothing that we would have to find out behind your back.',
    {
      terms: [
        [
          'About you',
          'Your name, email address and phone number; whether you want notifications on WhatsApp.',
        ],
        [
          'About the journey',
          'Pick-up and drop-off with their positions on the map, stops, date and time, flight number, number of passengers, child and booster seats, luggage, vehicle, distance and duration.',
        ],
        [
          'What you tell us',
          'Your special requests. Please write there only what we need; if it concerns your health, such as a need for assistance, you decide whether to mention it.',
        ],
        [
          'About payment',
          'The price, the payment method and whether it has been paid; and, if you want an invoice to another address, the company name, tax number and address. Card numbers never reach us.',
        ],
        [
          'About the booking',
          'Its number, when it was made, whether and when it was accepted or rejected and by whom in our office, which emails about it were sent, and how you rated the trip, if you did.',
        ],
        [
          'Enquiries',
          'What you write to us, on this site, by email, by phone or on WhatsApp, with the contact you give for the answer.',
        ],
        [
          'The log of the server',
          'For each request: the time, which part of the site was asked for, the outcome and how long it took. Neither your internet address nor what you searched for or filled in is written down there.',
        ],
      ],
    },
  ],
}

const purposes: LegalSection = {
  id: 'purposes',
  title: 'What we use it for, and on what basis',
  blocks: [
    {
      terms: [
        [
          'To quote, book and carry out your journey',
          'including emails about it and calls on the day. Basis: the agreement with you, and the steps before it that you ask for (Art. 6(1)(b) GDPR).',
        ],
        ['To invoice and keep accounts', 'Basis: legal duties (Art. 6(1)(c) GDPR).'],
        [
          'To write to you on WhatsApp about a journey',
          'only if you have asked for it. Basis: your consent, which you may withdraw at any time (Art. 6(1)(a) GDPR).',
        ],
        [
          'To keep the site safe, to answer enquiries and to settle complaints',
          'Basis: our legitimate interest in just that (Art. 6(1)(f) GDPR).',
        ],
      ],
    },
    'Name, email, phone and the details of the journey are needed for a booking; the rest is up to you. No decision about you is made by a machine: people in our office accept or reject bookings. We do not sell data, and we send no advertising.',
  ],
}

const sharing = (hasOutsideMap: boolean): LegalSection => ({
  id: 'sharing',
  title: 'Who receives it',
  blocks: [
    {
      terms: [
        [
          'Service providers and their chauffeurs',
          'The company that carries out your journey receives what it needs for it: name, phone number, places, times, flight, party, luggage and requests.',
        ],
        [
          'Place search and routing',
          'Places and routes are worked out on our own server. Where we have set up an outside service to find more places or measure routes, our server asks it with the text of the place or the positions on the route, never with your name or contact.',
        ],
        [
          'Maps',
          hasOutsideMap
            ? 'The map on this site is loaded from an outside map service, which thereby learns your internet address and the part of the map you look at.'
            : 'The map on this site comes from our own server; no map service learns of your visit.',
        ],
        [
          'Payment provider',
          'If you pay online, you do so on the page of a payment provider, who receives your card details and tells us whether the payment succeeded.',
        ],
        [
          'WhatsApp',
          'If you open a chat or ask for notifications, WhatsApp carries the messages under its own terms.',
        ],
        [
          'Technical companies and authorities',
          'Those who host our server and carry our email, on our behalf and under our instructions; and authorities where the law demands it.',
        ],
      ],
    },
    'Where one of these handles data outside the European Economic Area, that rests on a decision of the European Commission or on its standard contractual clauses.',
  ],
})

const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies and what stays in your browser',
  blocks: [
    'If you only visit the site, you get no cookie. Making a booking, or opening the private link of one, sets one, which shows you that booking again without the link for a day; our own office has a session cookie, set when an employee signs in. Neither follows you to other sites.',
    'While you book or write to us, your browser keeps what you have filled in, so that a reload loses nothing; after the booking it keeps the summary that the confirmation shows, with the payment method you chose, and how far you had scrolled on a page. This is stored for that tab only, is gone when you close it, and leaves your browser only with the booking or message that you send. Your card is never part of it. The language you chose stays in your browser until you clear it.',
  ],
}

const retention: LegalSection = {
  id: 'retention',
  title: 'How long we keep it',
  blocks: [
    {
      list: [
        'Bookings and the emails about them are not deleted automatically. We keep them until the journey and all questions about it are settled, and then as long as Portuguese tax and commercial law requires, which for accounting records is ten years.',
        'What you tell us of a wheelchair, a dog, a pet or help to the car is deleted 30 days after the pick-up.',
        'Prices you only looked at are not stored.',
        'A note that prevents the same reservation from being booked twice is deleted after about a day.',
        'Enquiries that lead to no booking are kept until they are settled.',
        'The server’s log holds nothing that names you, and is kept as long as operation needs it.',
      ],
    },
    'Once nothing obliges us to keep your data, we delete them when you ask us to.',
  ],
}

const security: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  blocks: [
    'On this site only our office can see bookings, after signing in; passwords are stored as hashes, and sessions end by themselves. Names, contacts and requests are kept out of the logs. Booking numbers are random, so that nobody can guess their way to yours.',
  ],
}

const rights: LegalSection = {
  id: 'rights',
  title: 'Your rights',
  blocks: [
    'Under the GDPR you may at any time and free of charge',
    {
      list: [
        'ask what we hold about you and receive a copy',
        'have wrong data corrected',
        'have data deleted that we no longer need or may no longer hold',
        'have their use restricted while a question about them is open',
        'receive what you gave us in a common format, to take elsewhere',
        'object to a use that rests on our legitimate interest',
        'withdraw a consent; what was done before stays lawful',
      ],
    },
    'To do so, write to us; we will reply within a month. To be sure that it is you, we may ask for the booking number or a reply from the address in the booking.',
    'You may also complain to a supervisory authority. In Portugal that is the Comissão Nacional de Proteção de Dados (CNPD), www.cnpd.pt. You can equally turn to the authority of the country where you live or work.',
  ],
}

const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  blocks: ['For all questions about your data:', { contacts: true }],
}
