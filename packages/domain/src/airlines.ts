export interface Airline {
  /** IATA designator, of two characters. */
  readonly iata: string
  /** ICAO designator, of three letters, which no two airlines share. */
  readonly icao: string
  readonly name: string
}

/** Airlines that fly to Faro, Lisbon or Seville, or sell seats there: public facts, November 2026. */
const ROWS = `
TP TAP TAP Air Portugal
FR RYR Ryanair
RK RUK Ryanair UK
U2 EZY easyJet
EC EJU easyJet Europe
DS EZS easyJet Switzerland
LS EXS Jet2
BY TOM TUI Airways
TB JAF TUI fly Belgium
OR TFL TUI fly Netherlands
X3 TUI TUI fly Germany
BA BAW British Airways
CJ CFE BA CityFlyer
EI EIN Aer Lingus
W6 WZZ Wizz Air
W4 WMT Wizz Air Malta
W9 WUK Wizz Air UK
VY VLG Vueling
IB IBE Iberia
I2 IBS Iberia Express
YW ANE Air Nostrum
UX AEA Air Europa
V7 VOE Volotea
LH DLH Lufthansa
CL CLH Lufthansa CityLine
VL LHX Lufthansa City Airlines
EN DLA Air Dolomiti
4Y OCN Discover Airlines
EW EWG Eurowings
DE CFG Condor
LX SWR SWISS
WK EDW Edelweiss Air
2L OAW Helvetic Airways
OS AUA Austrian Airlines
SN BEL Brussels Airlines
LG LGL Luxair
AF AFR Air France
TO TVF Transavia France
HV TRA Transavia
KL KLM KLM
SK SAS SAS
DY NOZ Norwegian
D8 NSZ Norwegian Air Sweden
AY FIN Finnair
FI ICE Icelandair
BT BTI airBaltic
LO LOT LOT Polish Airlines
E4 ENT Enter Air
QS TVS Smartwings
RO ROT TAROM
H4 HYS HiSky Europe
FB LZB Bulgaria Air
JU ASL Air Serbia
A3 AEE Aegean Airlines
OA OAL Olympic Air
TK THY Turkish Airlines
PC PGT Pegasus
XQ SXS SunExpress
LY ELY El Al
6H ISR Israir
IZ AIZ Arkia
AZ ITY ITA Airways
NO NOS Neos
KM KMM KM Malta Airlines
OU CTN Croatia Airlines
S4 RZO Azores Airlines
SP SAT SATA Air Açores
NT IBB Binter Canarias
PM CNF Canaryfly
WI WHT White Airways
2W WFL World2Fly
EB PLM Wamos Air
E9 EVE Iberojet
5K HFY Hi Fly
GQ SEH Sky Express
VF TKJ AJet
BJ LBT Nouvelair
TU TAR Tunisair
AT RAM Royal Air Maroc
3O MAC Air Arabia Maroc
G9 ABY Air Arabia
AH DAH Air Algérie
MS MSR EgyptAir
VR TCV Cabo Verde Airlines
DT DTA TAAG Angola Airlines
TM LAM LAM Mozambique
8F STP STP Airways
EK UAE Emirates
QR QTR Qatar Airways
EY ETD Etihad Airways
SV SVA Saudia
RJ RJA Royal Jordanian
ME MEA Middle East Airlines
UA UAL United Airlines
DL DAL Delta Air Lines
AA AAL American Airlines
B6 JBU JetBlue
AC ACA Air Canada
RV ROU Air Canada Rouge
TS TSC Air Transat
WS WJA WestJet
PD POE Porter Airlines
AD AZU Azul
LA TAM LATAM Brasil
G3 GLO GOL
AM AMX Aeroméxico
AV AVA Avianca
TX FWI Air Caraïbes
CX CPA Cathay Pacific
KE KAL Korean Air
OZ AAR Asiana Airlines
CA CCA Air China
CZ CSN China Southern
MU CES China Eastern
HU CHH Hainan Airlines
JD CBJ Capital Airlines
NH ANA ANA
JL JAL Japan Airlines
SQ SIA Singapore Airlines
TG THA Thai Airways
AI AIC Air India
6E IGO IndiGo
QF QFA Qantas
NZ ANZ Air New Zealand
VS VIR Virgin Atlantic
LM LOG Loganair
T3 EZE Eastern Airways
SI BCI Blue Islands
GR AUR Aurigny
P6 PVG Privilege Style
N0 NBT Norse Atlantic Airways
Z0 UBT Norse Atlantic UK
WF WIF Widerøe
DX DTR Danish Air Transport
XK CCM Air Corsica
SS CRL Corsair
BF FBU French bee
PQ SQP SkyUp
HC SZN Air Senegal
A2 AWG Animawings
ET ETH Ethiopian Airlines
`

const airlines: readonly Airline[] = ROWS.trim()
  .split('\n')
  .map((row) => ({ iata: row.slice(0, 2), icao: row.slice(3, 6), name: row.slice(7) }))

const byCode = new Map(
  airlines.flatMap((airline) => [
    [airline.iata, airline],
    [airline.icao, airline],
  ]),
)

/** The airline of a designator of either kind ("TP", "TAP"). */
export function airlineOf(designator: string): Airline | undefined {
  return byCode.get(designator)
}

/** "TAP Air Portugal, TP 1234" for a flight number in one spelling; the number alone where its airline is not known. */
export function describeFlight(flightNumber: string): string {
  const airline = airlineOf(flightNumber.split(' ')[0] ?? '')
  return airline ? `${airline.name}, ${flightNumber}` : flightNumber
}
