import type { TransferPages } from '../transfer-words.ts'

/** The pages about transfers: each in words of its own, true of no other. */
export const transferPages: TransferPages = {
  'faro-airport-to-albufeira': {
    from: 'Faro Airport',
    to: 'Albufeira',
    description:
      'Private transfer from Faro Airport to Albufeira: the old town, the Strip or Falésia by the A22, a fixed price for every car at any hour.',
    lead: 'Old town, new town or the cliffs: three Albufeiras, and a chauffeur who knows which one is yours.',
    paragraphs: [
      'Albufeira is three places under one name. The old town lies in its bowl above the fishermen’s beach; Areias de São João and the Strip are two kilometres east; Santa Eulália, Balaia and Falésia follow along the cliffs. It is easy to be taken to the wrong one, so we ask for the name of the hotel.',
      'The motorway brings you inland to the Ferreiras junction, and from there it is downhill to the sea.',
      'The heart of the old town is closed to cars, and its lanes are steep and paved with polished stone. Hotels there send a porter or a buggy to the edge; your chauffeur knows the place, calls ahead and stays until somebody has taken the cases. Late flights are no matter: the Strip is awake, and so are we.',
    ],
    back: 'For a morning flight leave two and a half hours before. If you stay in the old town, say so: the pick-up is then at the edge of the walkers’ streets, at a door that we name in the confirmation or by phone.',
    questions: [
      {
        question: 'We are a group of fourteen. One car or two?',
        answer:
          'The Sprinter takes sixteen; where none is free, two vans drive together at the price of one Sprinter.',
      },
      {
        question: 'Can the chauffeur wait while we check in and take us on to the beach?',
        answer: 'Yes: hire the car by the hour instead, or add a stop with the time that you need.',
      },
    ],
  },
  'faro-airport-to-alvor': {
    from: 'Faro Airport',
    to: 'Alvor',
    description:
      'Private transfer from Faro Airport to Alvor: past Portimão to the lagoon, the village hotels and the beach resorts, at a fixed price for every car.',
    lead: 'To a fishing village on a lagoon, with a boardwalk where other places have a promenade.',
    paragraphs: [
      'Alvor sits on the inside of its lagoon, with the dunes between village and sea. You come to it past Portimão and through fields, and the car slows down before you see a wave.',
      'The old village is a triangle of lanes between church, market and quay. By day most of it can be driven; in the evening the street of restaurants belongs to those on foot. Your chauffeur stops at the square above it and carries the cases.',
      'The large hotels are not in the village: Torralta, Prainha and Três Irmãos stand along the beach road to the east, each with a drive of its own, and the golf resorts of Penina and Morgado lie inland. The small airfield between Alvor and the motorway has private flights. We meet those at the gate by the pilot’s times, not by a timetable: give us the registration in the special requests.',
    ],
    back: 'Leave two and three quarter hours before the flight. The lane out of the village is shared with delivery vans until about ten; after that it is clear.',
    questions: [
      {
        question: 'Do you meet private flights at Portimão aerodrome?',
        answer:
          'Yes. Choose the aerodrome as the pick-up, and put the aircraft’s registration in the special requests.',
      },
      {
        question: 'Can we be dropped at the boardwalk?',
        answer: 'Near its start by the quay. From there everything is on foot, and flat.',
      },
    ],
  },
  'faro-airport-to-carvoeiro': {
    from: 'Faro Airport',
    to: 'Carvoeiro',
    description:
      'Private transfer from Faro Airport to Carvoeiro: by the A22 to Lagoa and down to the cliffs, to the door of your villa, at a fixed price.',
    lead: 'Down from the vineyards of Lagoa to a beach between two cliffs.',
    paragraphs: [
      'Carvoeiro is reached from above. The motorway leaves you at Lagoa, among vineyards; five kilometres later the road tips over the edge and the village opens round its one small beach.',
      'That last descent is narrow and steep. Whoever stays by the beach is set down as near as cars may go; your chauffeur takes the cases the rest of the way, stairs included.',
      'Most guests are not in the village but along the cliffs: Monte Carvoeiro on the hill, Algar Seco and Vale Centeanes to the east, the golf resorts at Gramacho and Vale da Pinta inland. Streets there have names that repeat and numbers that do not follow. The name of the villa with a point on the map, or the phone of whoever has the key, saves ten minutes at the end of a long day. Write it in the special requests.',
    ],
    back: 'From the cliffs allow two hours and three quarters before the flight. The road through Lagoa can be slow in the morning; the chauffeur knows the way round it.',
    questions: [
      {
        question: 'Can we stop at a supermarket before the villa?',
        answer: 'Yes, at Lagoa you pass two or three. Add a stop and say how long you need.',
      },
      {
        question: 'Is Benagil nearby?',
        answer:
          'Ten minutes along the cliffs, Ferragudo as far the other way. Enter the exact place, and the price is for that.',
      },
    ],
  },
  'faro-airport-to-lagos': {
    from: 'Faro Airport',
    to: 'Lagos',
    description:
      'Private transfer from Faro Airport to Lagos: met by name in arrivals, an hour on the A22, a fixed price for every car.',
    lead: 'Past the whole central Algarve to the town where the golden cliffs begin, in about an hour.',
    paragraphs: [
      'Faro has one terminal and one arrivals hall. Your chauffeur stands behind the barrier with your name, takes the trolley and walks you to the car, which waits in the car park opposite.',
      'From there it is the A22 almost all the way, the motorway that runs a few kilometres inland along the coast. We leave it at the Lagos junction and come down towards the river.',
      'The last kilometres are what makes Lagos different. Inside the walls the streets were built for mules: hotels in the old town are reached on foot from the gate or the avenue, and your chauffeur carries the luggage that far. Meia Praia, the marina, Porto de Mós and the villas towards Luz are reached to the door.',
    ],
    back: 'For a flight from Faro allow three hours from the door: one for the road, two for the airport, and half an hour more on a Saturday in August. In the old town we meet you where the car can stand, and say exactly where beforehand.',
    questions: [
      {
        question: 'Can the car stop for groceries on the way to the villa?',
        answer:
          'Yes. Add a stop in the booking, or tell us in the special requests: there are supermarkets on the way into town.',
      },
      {
        question: 'Do you also drive to Luz and Burgau?',
        answer:
          'Yes. They are ten to twenty minutes farther. Give the exact place in the booking, and the price is for that.',
      },
    ],
  },
  'faro-airport-to-lisbon-airport': {
    from: 'Faro Airport',
    to: 'Lisbon Airport',
    description:
      'Private transfer from Faro Airport to Lisbon Airport: under three hours by the A2, when the connection fails or the fare is better there.',
    lead: 'Airport to airport in under three hours: no security line, no boarding gate.',
    paragraphs: [
      'This journey has two kinds of guests: those whose flight was diverted or cancelled, and those who take a long-haul flight from Lisbon and start in the south. For the first we come quickly; call us if it is less than three hours away. For the second we plan backwards from the check-in.',
      'It is motorway throughout: the A22 to the junction near Albufeira, the A2 north over the hills and across the plains of the Alentejo, then the Tagus. Which bridge depends on the hour; the chauffeur decides on the way, and the price stays as it is. Half way there are service areas at Almodôvar, Aljustrel and Grândola. Stop where you like: a coffee costs you ten minutes and nothing else.',
      'Lisbon has two terminals apart from each other. Terminal 1 serves most airlines, Terminal 2 some of the low-cost departures. Arrivals are all at Terminal 1. Look at your boarding pass and choose the right one in the booking.',
    ],
    back: 'From Lisbon to the south the meeting point is the arrivals hall of Terminal 1, by name. On Friday afternoons in summer the way out over the bridge is slow; we wait for you, and the price does not count minutes in traffic.',
    questions: [
      {
        question: 'Our flight to Faro was diverted to Lisbon. Can you come?',
        answer:
          'Often, yes: call us at once with the flight number. A chauffeur from Lisbon may be nearer than one from Faro.',
      },
      {
        question: 'Can we go to a hotel in Lisbon instead?',
        answer:
          'Of course. Enter the hotel as your destination; most are five to twenty minutes from the airport.',
      },
    ],
  },
  'faro-airport-to-monte-gordo': {
    from: 'Faro Airport',
    to: 'Monte Gordo',
    description:
      'Private transfer from Faro Airport to Monte Gordo: the A22 to its last junctions before Spain, to the door on the beach front, at a fixed price.',
    lead: 'To the last beach of Portugal, wide and warm, with Spain across the river.',
    paragraphs: [
      'Drive east until the motorway is nearly over: the bridge over the Guadiana is in sight when we turn down to the coast through Castro Marim, between salt pans with flamingos in them.',
      'Monte Gordo is flat, straight and easy. The streets are a grid, the hotels stand along the avenue by the beach, and a car comes to every door, which is why guests who do not walk well like it here. The water is the warmest of the Algarve.',
      'Vila Real de Santo António, the border town that was laid out in one go after the great earthquake, is three kilometres on; its ferry still crosses to Ayamonte. Altura, Manta Rota and Cacela lie a few minutes back to the west, and the golf hotels of Castro Marim and Quinta da Ria in the hills and by the lagoon. Name the one that you mean, and the price is exact. Coming from the airport late at night, we take the same route: nothing on it closes.',
    ],
    back: 'Allow two and three quarter hours before the flight. Portugal keeps an hour less than Spain: whoever crosses the river for lunch should look twice at the clock before the pick-up. All our times are Portuguese ones.',
    questions: [
      {
        question: 'Can you also take us to Ayamonte or Isla Canela?',
        answer:
          'Yes. They are some twenty minutes beyond, over the bridge. Enter the place as the destination.',
      },
      {
        question: 'We bring a wheelchair. Is that possible?',
        answer:
          'A folding one travels in every van. Tell us in the special requests, and call us if it does not fold.',
      },
    ],
  },
  'faro-airport-to-portimao': {
    from: 'Faro Airport',
    to: 'Portimão',
    description:
      'Private transfer from Faro Airport to Portimão and Praia da Rocha: by the A22, to the hotel, the marina or the cruise port, at a fixed price.',
    lead: 'To the harbour town of the western Algarve, and to the wide beach at its feet.',
    paragraphs: [
      'Portimão is a town with a harbour, not a resort with a town. The motorway comes down to it from the north; the river Arade is on the left, with Ferragudo white on the other bank.',
      'Tell us which part you are going to. The centre and the hospital are up the river. Praia da Rocha, with its hotels in a row above the sand, is three kilometres farther; Praia do Vau and Três Castelos follow to the west. Most hotel forecourts at Praia da Rocha are on the upper avenue and take a van without trouble.',
      'Ships berth at the cruise port between the town and the marina. For a ship, name it in the special requests: its times decide ours, and the gate is where the passes are checked, so your chauffeur arrives with the passengers’ names at hand. For the race circuit, twenty minutes north, enter the gate or the paddock hotel as your destination.',
    ],
    back: 'Two and three quarter hours before the flight from Praia da Rocha; from a ship, as soon as you are allowed off. On race weekends the way to the motorway is full: we tell you the hour that we would choose.',
    questions: [
      {
        question: 'Can you take us to the circuit?',
        answer:
          'Yes. Enter Autódromo Internacional do Algarve as the destination, or hire the car by the hour if it should stay.',
      },
      {
        question: 'Can the car wait while we visit Silves on the way?',
        answer: 'Yes, add it as a stop. The castle asks for about an hour.',
      },
    ],
  },
  'faro-airport-to-quinta-do-lago': {
    from: 'Faro Airport',
    to: 'Quinta do Lago',
    description:
      'Private transfer from Faro Airport to Quinta do Lago: under half an hour by Almancil, room for golf bags, a fixed price for every car.',
    lead: 'The shortest route from the runway to the pines: you can see the estate from the plane.',
    paragraphs: [
      'As the crow flies Quinta do Lago is the airport’s neighbour, with the lagoon between the two. The road has to go round: out towards Faro, west to Almancil, then south again under the umbrella pines.',
      'Tell us whether you come with clubs. A saloon takes two golf bags with little else; for four players the V Class or the Vito is the right car, and the bags need not travel on anyone’s knees.',
      'The estate is larger than it looks on a map. Roundabouts are numbered, and most villas are named by their street and number behind the first gates; hotels, the lake and the beach car park each have their own way in. Give the exact address or the name of the villa when you book. Guests of a rented house often need the key first: the chauffeur stops at the agency’s office in Almancil or in the estate if you add it as a stop.',
    ],
    back: 'Leave two and a quarter hours before the flight, more with golf bags in July and August, when the queue at oversize luggage is longer than the road. We come to the door of the villa, the hotel or the clubhouse.',
    questions: [
      {
        question: 'Can we go straight to the first tee?',
        answer:
          'Yes. Name the course as the destination, and say in the special requests whether the chauffeur should bring the luggage on to the house.',
      },
      {
        question: 'Is Vale do Lobo on the way?',
        answer:
          'It lies beside Quinta do Lago, a few minutes farther. Enter it as your destination and you see its own price.',
      },
    ],
  },
  'faro-airport-to-sagres': {
    from: 'Faro Airport',
    to: 'Sagres',
    description:
      'Private transfer from Faro Airport to Sagres: the whole Algarve to its last cape, surfboards inside the car, at a fixed price.',
    lead: 'The whole length of the Algarve, to where the road ends at a lighthouse.',
    paragraphs: [
      'The motorway ends at Lagos. What follows is the old road: Budens, Raposeira, Vila do Bispo, each a little windier than the last, the fields lower and the sky larger. There is no faster route, and nobody misses one.',
      'Boards travel inside the car. A shortboard fits in a V Class with four people, a longboard wants the Vito or the Sprinter: say how many and how long in the special requests.',
      'In Sagres itself distances are small and everything has a door to the street: the surf houses on the main road, the hotels above Mareta and Martinhal, the harbour at Baleeira. Martinhal’s resort has a gate and a reception of its own. The wind is the only thing that surprises: it can be ten degrees cooler than at the airport, so keep a jacket out of the suitcase. If you arrive towards evening, ask the chauffeur to go on to Cape St. Vincent first; the sun goes down behind it.',
    ],
    back: 'Allow three and a half hours before the flight: an hour and a half on the road and the rest at Faro. For the first flights of the day this means leaving at night; the chauffeur is there ten minutes before.',
    questions: [
      {
        question: 'Can we stop in Lagos for food and a wetsuit?',
        answer: 'Yes. Add Lagos as a stop, an hour is usually enough.',
      },
      {
        question: 'Do you pick up from the Rota Vicentina?',
        answer:
          'Yes, in Vila do Bispo, Carrapateira, Odeceixe or wherever a car can stand. Enter the village as the pick-up.',
      },
    ],
  },
  'faro-airport-to-seville': {
    from: 'Faro Airport',
    to: 'Seville',
    description:
      'Private transfer from Faro Airport to Seville: over the Guadiana and on by the A-49, two hours to the hotel in the old town, at a fixed price.',
    lead: 'Across a border that one notices only by the clock.',
    paragraphs: [
      'Two hours, two countries, one road: the A22 becomes the A-49 on the bridge over the Guadiana. There is no stop at the border on ordinary days, but carry your passport or identity card; now and then there is a check.',
      'The land changes from orange groves to strawberry fields under plastic, then to the marsh edge and the plain of Seville. Huelva lies half way. If you want Jabugo ham or a look at the pilgrims’ church of El Rocío, add a stop: from Almonte it is a short way off the road.',
      'In Seville the question is not the road but the last street. Santa Cruz and much of the centre are closed to traffic, and hotels there register the cars that come for them. We have the plate registered where the hotel asks for it; else we meet its porter at the nearest square. Give the name of the hotel and a mobile number that works in Spain. Remember the clock: Seville is one hour ahead of Faro.',
    ],
    back: 'Leave Seville five hours before a flight from Faro and you gain one of them back at the border, since Portugal’s clock is an hour behind. Pick-up times in Seville are by Seville’s clock, and the booking says so.',
    questions: [
      {
        question: 'Can we return the same day?',
        answer:
          'Yes: hire the car by the hour, and the chauffeur waits in Seville. Two hours each way leave a good afternoon.',
      },
      {
        question: 'Do you drive to Seville Airport or Santa Justa station?',
        answer: 'Yes. Enter either as your destination; it has its own exact price.',
      },
    ],
  },
  'faro-airport-to-tavira': {
    from: 'Faro Airport',
    to: 'Tavira',
    description:
      'Private transfer from Faro Airport to Tavira: half an hour east to the river town, the island ferries and the villas, at a fixed price.',
    lead: 'Half an hour east, to tiled roofs, a Roman name for a bridge, and beaches one takes a boat to.',
    paragraphs: [
      'East of Faro the Algarve is another country: no cliffs, fewer cranes, salt pans and orange groves. The motorway runs above it; the older road through Olhão and Luz de Tavira follows the lagoon and takes longer.',
      'Tavira lies on both banks of the Gilão. The lanes round the castle and the churches are narrow, some have steps, and cars with a permit only may enter part of them; guest houses there are reached from the river front or the market square, a hundred metres at most, and your chauffeur walks them with the luggage.',
      'The beach is an island. Boats leave from the town quay in summer and from Quatro Águas all year, and the little train to Barril starts at Pedras d’el Rei: any of the three can be your destination. Out of town are country houses behind Santa Catarina and Moncarapacho, at the end of tracks that navigation does not know. A point on the map or a phone number helps.',
    ],
    back: 'Two hours and a quarter before the flight are enough on most days. From a country house, walk the track once by daylight and tell us if a low car can take it.',
    questions: [
      {
        question: 'Can you bring us to the ferry with a lot of luggage?',
        answer:
          'Yes, to the quay itself. The boat takes suitcases; the walk on the island is sand and boardwalk.',
      },
      {
        question: 'Is the car also right for a day in Seville from Tavira?',
        answer: 'Yes. Hire it by the hour, or book two transfers if you stay the night.',
      },
    ],
  },
  'faro-airport-to-vilamoura': {
    from: 'Faro Airport',
    to: 'Vilamoura',
    description:
      'Private transfer from Faro Airport to Vilamoura: half an hour to the marina, the hotels and the golf courses, a fixed price for every car.',
    lead: 'Half an hour to the marina, and time for a late lunch on the quay.',
    paragraphs: [
      'Flights for the resorts tend to land together. Your chauffeur waits in arrivals with your name on a sign, so that you walk past the hire-car queue instead of joining it.',
      'The route leads past Almancil and along the old coast road or the motorway, whichever moves better at that hour; the price is the same. Coming from the north you pass the villas and the golf courses first, and the marina last.',
      'Vilamoura was drawn on a plan, with wide avenues and proper drives: cars reach nearly every hotel door. Around the marina itself only the quays are for walkers. If your apartment is on the water, we stop at the nearest drive and carry the cases the last steps. For boats, name the pontoon’s gate in the special requests. The Falésia side, towards Albufeira, has its own entrances: the name of the hotel tells us which.',
    ],
    back: 'Two and a half hours before the flight is comfortable from the marina. On the Friday of a big fixture at the golf courses, or on a summer Saturday, add a quarter of an hour.',
    questions: [
      {
        question: 'Can one car take a family and golf bags?',
        answer:
          'The V Class and the Vito can. Say how many bags in the special requests, and the car comes with the seats set for them.',
      },
      {
        question: 'Where do we meet for an evening pick-up at the marina?',
        answer:
          'At the hotel doors beside it, or at a drive that we agree by phone: cars cannot enter the quays.',
      },
    ],
  },
}
