/**
 * Words of the trade and what they mark. To teach the reader a word, add it to a list here.
 *
 * A line is `[marks, words]`; words are separated by `;`. A space inside a word stands for any run of blanks, hyphens,
 * dots or slashes, also none: `SLIP ON` reads SLIP-ON, SLIPON and `SLIP ON`. Latin words match whole words (a plural S
 * is allowed), Korean words also inside compounds; Korean words of one syllable only where the whole compound is known.
 * A single letter counts only where it stands alone and is no sign or unit of a wall (`T=9`, `9 T`).
 * Marks: `item:` the kind of item; `pipe: flange: valve: fitting: gasket: bolt:` types; `mod:` what refines a type;
 * `face:`, `end:`, `sch:`, `class:`; `coat:` finish; `junk:` read over; `other:` not an item of ours.
 * Sources: public Korean and English lists, item masters and shops' alias lists; general trade knowledge.
 */
export const VOCABULARY: readonly (readonly [marks: string, words: string])[] = [
  // short forms of three-dimensional models and item masters
  ['item:valve+valve:PLUG+end:FLGD', 'PLG FLG'],
  ['item:valve+valve:BUTTERFLY+end:FLGD', 'BUT FLG'],
  ['item:valve+valve:CHECK+mod:LIFT+end:FLGD', 'LFTCHK FLG'],
  ['item:valve+valve:CHECK+mod:SWING+end:FLGD', 'SWCHK FLG'],
  ['item:valve+valve:CHECK+mod:SWING+end:FLGD', 'SWGCHK FLG'],
  ['item:valve+valve:CHECK+end:FLGD', 'CHECK FLG'],
  ['item:valve+valve:CHECK+end:SW', 'CHK SW'],
  ['item:valve+valve:CHECK+end:FLGD', 'CHK FLG'],
  ['item:pipe', 'TUBI; BOILER TUBE; LINE PIPES; PIPES; STEEL TUBE; STEEL TUBES'],
  ['item:flange', 'FLAN; FLNG; FLNGS; FLGES'],
  ['item:fitting', 'EXTENSION PIECE; EXTENSION PIECES; PUP PIECE; OLET; OLETS; FITT; FTNG; FTGS'],
  ['fitting:COUPLING', 'COUP; COUPLG; CPLNG; COUPLERS'],
  [
    'item:gasket+gasket:SPIRAL WOUND',
    'SPL WND; SPL WOUND; SPRL WND; SPRL WOUND; SPIRAL WND; SPIR WND; SP WND; SPRL WND GSKT; SPL WND GASKET; SPL WOUND GASKET; SWND; CGI; CGI GASKET; SW CGI; SW GK; WOUND GASKET; SPIROTALLIC; SPIRO METALLIC; SPIROMETALLIC; FLEXITALLIC; FLEXICARB',
  ],
  [
    'item:gasket+gasket:RING JOINT',
    'RTJ GASKET; RTJ GSKT; RTJ RING; RING JT; RING JNT; RJ GASKET; RTJ RING GASKET; METAL RING; METALLIC RING; RING TYPE JOINT GASKET; OVAL RING GASKET; OCTAGONAL RING GASKET',
  ],
  [
    'item:bolt+bolt:STUD',
    'SBLT; S BLT; STD BOLT; STD BLT; STUD BLT; STUDBLT; FULL THREADED STUD; FULLY THREADED STUD; CONTINUOUS THREAD STUD; THREADED STUD; ALL THREAD STUD; ALL THREADED STUD; THREADED ROD; ALL THREAD ROD; STUDBOLTS; STUD BOLTING',
  ],
  [
    'item:bolt+bolt:HEX BOLT',
    'HEX HEAD CAP SCREW; HEX BLT; HX BOLT; MACH BOLT; BOLT HEX HD; BOLT HEX HEAD; BOLT HEX; BOLT HEXAGONAL; HEX HD CAP SCREW; HEX CAP SCREW; HEXAGON HEAD BOLT; HEX HEAD BOLTS; HH BOLT; SCREW HEX',
  ],
  [
    'bolt:NUT',
    'NUT HEX; NUT HEAVY HEX; HVY HEX NUT; HVY HEX NUTS; HHX N; HEXAGON NUT; HEXAGONAL NUT; NUT HEXAGONAL; LOCK NUT',
  ],
  ['item:valve+valve:BALL+end:FLGD', 'BAL FLG; BALL FLG; BALL FLGD'],
  ['item:valve+valve:BALL+end:SW', 'BAL SW'],
  ['item:valve+valve:BALL+end:THD', 'BAL THD'],
  ['item:valve+valve:BALL', 'BALL V; VALVE BL; BALL VALVES'],
  ['item:valve+valve:GATE', 'GATE V; GATE VALVES; KNIFE GATE; KNIFE GATE VALVE; VALVE GA; WEDGE GATE'],
  ['item:valve+valve:GATE+end:FLGD', 'GAT FLG; GATE FLG; GATE FLGD'],
  ['item:valve+valve:GATE+end:SW', 'GAT SW'],
  ['item:valve+valve:GLOBE+end:FLGD', 'GLO FLG; GLOBE FLG'],
  ['item:valve+valve:GLOBE+end:SW', 'GLO SW'],
  ['item:valve+valve:GLOBE', 'GLOBE V; GLOBE VALVES; VALVE GL; BELLOWS SEAL GLOBE'],
  [
    'item:valve+valve:CHECK',
    'CHECK V; CHECK VALVES; NON RETURN VALVE; NONRETURN VALVE; REFLUX VALVE; VALVE CH; SILENT CHECK; TILTING DISC CHECK',
  ],
  ['item:valve+valve:CHECK+mod:SWING', 'SWGCHK; SWCHK; CHECK SWING; SWING CHK'],
  ['item:valve+valve:CHECK+mod:LIFT', 'LFTCHK; LIFT CHK; PSTCHK; PISTON CHK'],
  [
    'item:valve+valve:CHECK+mod:DUAL',
    'DUPLCHK; DUPLCHK WAF; DUAL PL CHECK; DPCV; DUAL PLATE CHK; DUAL FLAP CHECK; DUAL FLAP',
  ],
  ['item:valve+valve:BUTTERFLY', 'BUT WAF; BUT LUG; BTFLY VALVE; BTRFLY; BTFY; BUTTERFLY V; BUTTERFLY VALVES; BFLY'],
  ['item:valve+valve:PLUG', 'PLUG VALVES; VALVE PLUG'],
  ['item:valve+valve:NEEDLE', 'NDL; NEEDLE VALVES; NEEDLE VLV'],
  ['end:WAFER', 'WAF'],
  ['fitting:CAP', 'WELD CAP'],
  ['fitting:TEE+mod:EQUAL', 'EQ TE; STR TE; TEE STRAIGHT; TEE EQ; TEE STR; BARRED TEE; TEE BARRED; TE EQ; SPLIT TEE'],
  ['fitting:TEE+mod:REDUCING', 'RED TE; TE RED; TEE REDUCED; TEE UNEQUAL; UNEQUAL TEE; TEE REDG; TER; TEE R'],
  ['fitting:COUPLING+mod:HALF', 'HALF COUP; HALF CPL; COUPLING HALF; CPLG HALF; HLF CPLG; HALF COUPL'],
  ['fitting:COUPLING+mod:FULL', 'FULL COUP; FULL CPL; COUPLING FULL; CPLG FULL'],
  ['fitting:COUPLING+mod:REDUCING', 'RED COUP; COUPLING REDUCING; COUPLING RED; CPLG RED; RED CPL'],
  [
    'fitting:SWAGE+mod:CON',
    'CONC SWG; CONC SWG NIP; SWAGE NIPPLE CON; SWAGE NIPPLE CONC; NIPPLE SWAGE CONC; CONC SWAGE NIPPLE; SWG CON; SWAGE NIPPLE CONCENTRIC; CONCENTRIC SWAGE; CONCENTRIC SWAGE NIPPLE; SWAGED NIPPLE CONCENTRIC',
  ],
  [
    'fitting:SWAGE+mod:ECC',
    'ECC SWG; ECC SWG NIP; SWAGE NIPPLE ECC; NIPPLE SWAGE ECC; ECC SWAGE NIPPLE; SWG ECC; SWAGE NIPPLE ECCENTRIC; ECCENTRIC SWAGE; ECCENTRIC SWAGE NIPPLE; SWAGED NIPPLE ECCENTRIC',
  ],
  ['fitting:ELBOW', 'ELBO; 90ELB; WELD ELBOW; STREET ELBOW; STREET ELL; ELB; MITER ELBOW; MITRE ELBOW'],
  [
    'fitting:ELBOW+mod:90+mod:LR',
    '90ELL LR; ELL LR 90; 90 LR ELBOW; 90 LR ELL; 90 DEG LR ELBOW; 90 DEG LR ELL; 90 DEG LONG RADIUS ELBOW; EL9L; 90 LR ELB',
  ],
  [
    'fitting:ELBOW+mod:90+mod:SR',
    '90 SR ELBOW; 90 SR ELL; 90 DEG SR ELBOW; 90 DEG SHORT RADIUS ELBOW; EL9S; 90 SR ELB',
  ],
  ['fitting:ELBOW+mod:45', '45 LR ELBOW; 45 LR ELL; 45 DEG LR ELBOW; 45 DEG LR ELL'],
  ['fitting:REDUCER', 'REDCR; REDC; REDR'],
  [
    'item:flange+flange:BL',
    'BLD FLG; BLD FLANGE; BLND FLG; BLIND FLG; FLANGE BL; FLANGE BLD; FLG BL; FLG BLD; FLG BLIND; BLINDS; BLANK FLANGE; BLK FLG',
  ],
  [
    'item:flange+flange:WN',
    'WN FLG; FLG WN; WN FLANGE; FLANGE WN; WELDNECK FLANGE; WELD NECK FLG; W N FLG; W NECK; WELD NK; WELDING NK; WLD NECK',
  ],
  ['item:flange+flange:SO', 'SO FLG; FLG SO; SO FLANGE; FLANGE SO; SLIPON FLG; SLIP ON FLG'],
  ['item:flange+flange:SW', 'SW FLG; FLG SW; SW FLANGE; FLANGE SW'],
  [
    'item:flange+flange:LJ',
    'LJ FLG; FLG LJ; LJ FLANGE; FLANGE LAPPED; LAP JT; LAP JT FLANGE; LAP JNT; LAPPED FLANGE; LJ',
  ],
  ['item:flange+flange:SO+face:RTJ', 'SORTJ; RTJSO'],
  ['item:flange+flange:SW+face:RTJ', 'SWRTJ; RTJSW'],
  ['item:flange+flange:SW+face:RF', 'SWRF; RFSW'],
  ['item:flange+flange:BL+face:RTJ', 'BLRTJ; RTJBL; BLDRTJ'],
  ['item:flange+flange:THD+face:RF', 'THRF; THDRF; RFTHD; SCRF; RFTHRD'],
  ['item:flange+flange:LJ+face:RF', 'LJRF; RFLJ'],
  ['item:flange+flange:WN+face:FF', 'FFWN; WNFF'],
  ['item:flange+flange:SPECTACLE', 'SPEC BLD; SPECT BLD; SPECTACLE BLD; FIG8; FIG EIGHT; SPECTACLE FLANGE; 8 BLIND'],
  ['item:gasket', 'GSK; GASK; GSKTS; JOINTING; GKET; GASK ET; GASKT; GK'],
  [
    'item:gasket+gasket:SHEET',
    'CNAF GASKET; FLAT GASKET; FLAT RING GASKET; NON ASBESTOS GASKET; RUBBER GASKET; PTFE GASKET; EPDM GASKET',
  ],
  [
    'gasket:SHEET',
    'CAF; ABS SHEET; N ASB; NON ASBESTOS FIBER; NON ASBESTOS FIBRE; NON ASBESTOS SHEET; SOFT CUT; SOFTCUT; CORK; SILICONE; FKM; NATURAL RUBBER; NITRILE; RUBBER SHEET; NEOPRENE RUBBER; GARLOCK; KLINGERSIL; TEADIT; GRAFOIL SHEET; EXPANDED PTFE; NON METALLIC FLAT; NBR RUBBER; THERMICULITE',
  ],
  ['gasket:KAMMPROFILE', 'KAMM; CAMPROFILE GASKET; CORRUGATED METAL; CORRUKAMM; KAMMPROFILE GASKET'],
  ['end:PE', 'PLE; PSE; PLAIN END PIPE; PLN END; PL END; PE BE'],
  ['end:BE', 'BLE; BSE; BVL; BVE; BEVELLED END BOTH; BEV END; BEV ENDS'],
  [
    'end:THD',
    'FPT; MPT; FNPT X FNPT; FPT X FPT; MPT X FPT; MPTXFPT; TLE; TSE; SCR; SCRWD; THREADED END; THD END; THRD END; SCRD END; SCRD ENDS; FEMALE; MALE; MALE THREAD; FEMALE THREAD; THREADED NPT; NPT THREADED; FEM NPT; MXF; FXF; NPT(F); NPT(M); NPT FEMALE; NPT MALE; BSPP; SCREWED ENDS; SCD; PT THREAD',
  ],
  ['end:PExTHD', 'PE X TE; POE X TOE; POEXTOE; TOE X POE; TOEXPOE; PE X THD; PBE X TE; PEXTE; PEXTHD'],
  ['end:BExTHD', 'BE X TE; BOE X TOE; BOEXTOE; TOE X BOE; TOEXBOE; BE X THD; BEXTE; BLEXTSE; BLE X TSE'],
  ['end:PExPE', 'PLEXPSE'],
  ['end:BExPE', 'BLEXPSE; BLE X PSE; BE X PE; BEXPE; BOE X POE; BOEXPOE; POE X BOE; POEXBOE'],
  ['end:PExTHD', 'PLEXTSE; PLE X TSE'],
  ['sch:XS', 'SXS; XH; X HVY; X HEAVY; EXTRA HEAVY; EXH; SCH XH; XSTG; X STG; X STRONG; EX STRONG'],
  ['sch:XXS', 'SXXS; XXH; XX HVY; DBL X HVY; DOUBLE EXTRA HEAVY; XX STG'],
  ['sch:STD', 'SSTD; STD WEIGHT; STDWT; STD W T; STD PIPE'],
  ['pipe:SMLS', 'SLS; SMS; SEAMLES; SEAMLSS; SEMLESS; S M L S; CDS; COLD DRAWN SEAMLESS; HOT FINISHED SEAMLESS; HFS'],
  ['pipe:WELDED', 'WLDD; WELDED PIPES; WLED'],
  ['pipe:EFW', 'EFSW'],
  ['pipe:SAW', 'SAWH; SAWL; LSAW PIPE; SPIRAL WELDED; HELICAL SAW; LONGITUDINAL SAW; 나선형강관'],
  // kinds of item
  [
    'item:pipe',
    'PIPE; PIP; PIPES; TUBING; ТРУБА; ТРУБЫ; ROHR; STAHLROHR; TUBO; TUBERIA; 钢管; 无缝管; 管子; STEEL PIPE; LINE PIPE; TUBE; 파이프; 강관; 배관; 탄소강관; 합금강관; 스텐관; 가스관; 직관; 원관; 배관용탄소강관; 압력배관용탄소강관; 고압배관용탄소강관; 고온배관용탄소강관; 저온배관용강관; 배관용스테인리스강관; 스테인리스강관; 스텐레스강관; 연료가스배관용강관',
  ],
  ['item:pipe+coat:black', '흑관; 흑파이프; 흑강관'],
  ['item:pipe+coat:galvanised', 'GI PIPE; GALVANISED IRON PIPE; 백관; 백강관; 백파이프; 아연도강관; 아연도금강관'],
  ['item:pipe+pipe:SMLS', '무계목강관; 무계목관; 심레스강관; 심레스관; 이음매없는강관; SMLS PIPE; SEAMLESS PIPE'],
  ['item:pipe+pipe:WELDED', '용접강관; 용접관; 용접파이프; WELDED PIPE; WELD PIPE'],
  [
    'item:flange',
    'FLANSCH; FLANSCHE; VORSCHWEISSFLANSCH; ФЛАНЕЦ; BRIDA; ФЛАНЦЫ; 法兰; FLANGE; FLANG; FLG; FLGS; FLGE; FLANGES; FLANAGE; F G; 플랜지; 후렌지; 후랜지; 후란지; 플렌지; 플란지; 프랜지; 프렌지; 후레지; 렌지; 합후렌지; 합플랜지; 용접후렌지; 용접플랜지; 용접후랜지; 용접플렌지; 상후렌지',
  ],
  ['item:flange+end:FLGD', 'FL'],
  [
    'item:valve',
    'ABSPERRVENTIL; SCHIEBER; VALVULA; 阀门; КЛАПАН; VALVE; VALV; VAVLE; VALVES; V V; VLV; 밸브; 벨브; 발브; 발부; 밸부; 변',
  ],
  [
    'item:fitting',
    'FITTING; FITTINGS; FTG; 관이음쇠; 이음쇠; 피팅; 휘팅; FLEXOLET; SWEEPOLET; INSERT WELDOLET; COUPOLET; BRAZOLET; SADDLE BRANCH; 올렛; 부속; 이음관; 관이음',
  ],
  [
    'item:gasket',
    'DICHTUNG; ПРОКЛАДКА; EMPAQUE; EMPAQUETADURA; 垫片; GASKET; GASKETS; GSKT; GKT; GASKT; 가스켓; 가스케트; 가스킷; 가스켙; 개스킷; 개스켓; 패킹; 파킹; 팩킹',
  ],
  ['item:bolt+bolt:STUD', 'ШПИЛЬКА; ESPARRAGO; 螺柱'],
  [
    'item:bolt',
    'БОЛТ; 螺栓; CAP SCREW; CAP SCREWS; SOCKET HEAD CAP SCREW; SHCS; SET SCREW; HEX CAP SCREW; BOLT; BOLTS; BOLTING; 볼트; 볼드',
  ],
  // pipe make
  [
    'pipe:SMLS',
    'NAHTLOS; NAHTLOSES; БЕСШОВНАЯ; SIN COSTURA; БЕСШОВНЫЕ; 无缝; SMLS; SEAMLESS; S LESS; SML; SMLESS; 무계목; 심레스; 심리스; 이음매없는; 무이음',
  ],
  ['item:pipe+pipe:SMLS', '无缝钢管'],
  ['item:pipe+pipe:WELDED', '焊接钢管; 直缝钢管'],
  ['pipe:WELDED', 'ЭЛЕКТРОСВАРНАЯ; СВАРНАЯ; 焊接'],
  ['pipe:ERW', 'ERW; E R W; HFW; HFI; 전기저항용접'],
  ['pipe:EFW', 'EFW; E F W; 전기용융용접'],
  ['pipe:SAW', 'SAW; LSAW; SSAW; DSAW; SAWL; SAWH; HSAW; 아크용접; 나선강관; 롤벤딩'],
  ['mod:SPIRAL', 'SPIRAL; 스파이럴; 스파이랄; 스파이얼'],
  ['pipe:WELDED', 'WELDED; WLD; WELD'],
  // flange types
  [
    'flange:WN',
    'WN; W N; WNF; WELD NECK; WELDING NECK; WELDNECK; WELDED NECK; WELDINGNECK; 웰드넥; 웰드네크; 웰넥; 웰딩넥; 넥플랜지; 넥후렌지; 용접목; 용접넥; 넥크; 웰드낵',
  ],
  ['item:flange+flange:WN+face:RF', 'WNRF; RFWN; WN RF'],
  ['item:flange+flange:WN+face:FF', 'WNFF; FFWN'],
  ['item:flange+flange:WN+face:RTJ', 'WNRTJ; RTJWN; WNRJ'],
  [
    'flange:SO',
    'SO; S O; SOP; SOH; SLIP ON; SLIPON; SLIP ON WELDING; 슬립온; 스립온; 슬리본; 삽입플랜지; 삽입후렌지; SOF; 슬립언',
  ],
  ['item:flange+flange:SO+face:RF', 'SORF; RFSO; SO RF'],
  ['item:flange+flange:SO+face:FF', 'SOFF; FFSO; SO FF'],
  [
    'flange:BL',
    'BL; BLD; BLIND; BLF; BLANK; BLND; 블라인드; 브라인드; 블랭크; 맹; 맹판; 맹플랜지; 맹후렌지; 맹후랜지; 맹플렌지; 막플랜지; 막후렌지',
  ],
  [
    'item:flange+flange:BL',
    'BLIND FLANGE; BLINDFLANGE; 메꾸라후렌지; 메꾸라플랜지; 메꾸라 후렌지; 메꾸라 플랜지; 메꾸라후랜지; 메쿠라후렌지; 메쿠라플랜지; 메꾸라 후랜지; 메꾸라플렌지',
  ],
  ['item:flange+flange:BL+face:RF', 'BLRF; RFBL; BL RF; BLDRF'],
  ['item:flange+flange:BL+face:FF', 'BLFF; FFBL; BL FF'],
  ['item:flange+flange:BL+face:RTJ', 'BLRTJ'],
  [
    'item:flange+flange:SW',
    'SWRF; RFSW; SWF; 소켓플랜지; 소켓후렌지; 소켓 플랜지; 소켓 후렌지; 소켓후랜지; 소켓플렌지; SOCKET FLANGE',
  ],
  ['item:flange+flange:THD', '나사플랜지; 나사후렌지; 나사후랜지; 나사플렌지; 유니온플랜지; SCREW FLANGE; THRF'],
  [
    'flange:LJ',
    'LJ; L J; LAP JOINT; LAPJOINT; LAPPED JOINT; LAPPED; LJF; LOOSE; 랩조인트; 랩죠인트; 루즈; 루즈플랜지; 유동플랜지; 유동후렌지; 라프조인트',
  ],
  ['item:flange+flange:LJ+face:RF', 'LJRF'],
  ['item:flange+flange:LJ+face:FF', 'LJFF'],
  ['item:flange+flange:LWN', 'LWN; L W N; LONG WELD NECK; LONG WELDING NECK; LWNRF; 롱웰드넥; 롱넥'],
  [
    'item:flange+flange:ORIFICE',
    'ORF; ORIFICE FLANGE; ORIFICE WN; ORIFICE WELD NECK; WN ORIFICE; ORIFICE FLG; 오리피스 플랜지; 오리피스 후렌지; 오리피스플렌지',
  ],
  ['mod:ORIFICE', 'ORIFICE; 오리피스'],
  [
    'item:flange+flange:SPECTACLE',
    'SPECTACLE BLIND; SPECTACLE; SPEC BLIND; SPECT BLIND; SPECTACLE BLANK; FIG 8; FIGURE 8; FIGURE 8 BLIND; FIG 8 BLIND; FIGURE EIGHT; 8 자 블라인드; 스펙터클; 스펙타클; 스펙터클블라인드; 스펙타클블라인드; 스펙타클 블라인드; 스펙터클 블라인드; 안경플랜지; 안경후렌지',
  ],
  [
    'item:flange+flange:PL',
    'PLATE FLANGE; PLATE FLG; PLATE TYPE FLANGE; PL FLANGE; 판플랜지; 판후렌지; 판후랜지; 판플렌지; FLANGE PLATE; PLFF',
  ],
  ['flange:PL', 'PL'],
  ['item:flange+flange:PL', 'FLG PLATE; FLANGE PLATE; FLANGE PLATE TYPE; PLATE FLG'],
  ['item:flange', 'SPADE; SPACER RING; RING SPACER; LINE BLANK; PADDLE; PADDLE SPACER; 스페이드; 스페이서링'],
  ['item:flange+flange:BL', 'PADDLE BLIND; SPADE BLIND; LINE BLIND; 패들블라인드'],
  // valve types
  // item masters name a valve by two or three letters after the word
  ['item:valve+valve:BALL', 'VLV BL; VLV BAL; BL VLV; BAL VLV; BALL VLV; VLV BALL; VALVE BALL; BLL VLV'],
  ['item:valve+valve:GATE', 'VLV GT; VLV GA; GT VLV; GA VLV; VLV GTE; VLV GATE; GATE VLV; VALVE GATE'],
  ['item:valve+valve:GLOBE', 'VLV GL; VLV GLB; GL VLV; GLB VLV; VLV GLOBE; GLOBE VLV; VALVE GLOBE'],
  [
    'item:valve+valve:CHECK',
    'VLV CK; VLV CH; VLV CHK; CK VLV; CH VLV; CHK VLV; VLV NR; VLV CHECK; CHECK VLV; VALVE CHECK',
  ],
  [
    'item:valve+valve:BUTTERFLY',
    'VLV BF; VLV BFLY; VLV BTF; BF VLV; BFLY VLV; VLV BUTTERFLY; BUTTERFLY VLV; VALVE BUTTERFLY',
  ],
  ['item:valve+valve:PLUG', 'VLV PLG; VLV PL; PLG VLV; VLV PLUG'],
  ['item:valve+valve:NEEDLE', 'VLV ND; VLV NDL; NDL VLV; VLV NEEDLE; NEEDLE VLV; VALVE NEEDLE'],
  ['item:valve+valve:SAFETY', 'VLV RLF; VLV SAFETY; VLV RELIEF; 도피변; 안전도피변'],
  ['valve:GATE', 'GATE; 게이트; 게이트형; 께이트; 슬루스; 슬루우스; 스루스; SLUICE; SLUICE GATE'],
  [
    'item:valve+valve:GATE',
    'ЗАДВИЖКА; 闸阀; GTV; GATE VALVE; GATE V V; 게이트밸브; 게이트벨브; 제수변; 슬루스변; 게이트변; 사절변; 제수밸브; 슬루스밸브',
  ],
  ['valve:GLOBE', 'GLOBE; 글로브; 글로우브; 그로브; 글러브; 스톱; 스톱밸브; 옥형변; STOP VALVE'],
  ['item:valve+valve:GLOBE', '截止阀; GLV; GLOBE VALVE; 글로브밸브; 글로브벨브; 글로브변; 글로우브밸브; 옥형변'],
  ['valve:CHECK', 'CHECK; NON RETURN; 체크; 첵크; 책크; 첵; 챠키; 차키'],
  [
    'item:valve+valve:CHECK',
    '止回阀; CHV; CKV; NRV; CHK V; 체크밸브; 체크벨브; 첵크밸브; 역지변; 역지밸브; CHECK VALVE',
  ],
  ['mod:SWING', 'SWING; SWING TYPE; 스윙; 스윙형; 스윙식; 스윙타입'],
  ['item:valve+valve:CHECK+mod:SWING', 'SWING CHECK; 스윙체크; 스윙첵크; 스윙체크밸브'],
  ['mod:LIFT', 'LIFT; LIFT TYPE; PISTON; PISTON TYPE; 리프트; 리프트형; 리프트식; 피스톤'],
  ['item:valve+valve:CHECK+mod:LIFT', 'LIFT CHECK; PISTON CHECK; 리프트체크; 리프트첵크; 리프트체크밸브'],
  [
    'mod:DUAL',
    'DUAL PLATE; DUALPLATE; DUAL DISC; DUO; DOUBLE DISC; DOUBLE PLATE; TWIN PLATE; SPLIT DISC; 듀얼플레이트; 듀얼 플레이트; 더블디스크; 듀오; 듀얼플레이트형; 듀얼',
  ],
  [
    'item:valve+valve:CHECK+mod:DUAL',
    'DUO CHECK; DUOCHECK; DUAL CHECK; DUAL PLATE CHECK; 듀오체크; 듀얼체크; 듀얼플레이트체크',
  ],
  ['weak:BALL', 'BALL; 볼'],
  [
    'item:valve+valve:BALL',
    'KUGELHAHN; 球阀; BLV; BV; BALL VALVE; BALL V V; 볼밸브; 볼벨브; 볼변; 볼 밸브; 볼 벨브; 볼발브',
  ],
  [
    'valve:BUTTERFLY',
    'BUTTERFLY; BUTERFLY; BUTTER FLY; BUTTERFLEY; B FLY; BTFLY; 버터플라이; 버터후라이; 버터플라이형; 바타플라이; 나비; 버터프라이; 바타후라이',
  ],
  [
    'item:valve+valve:BUTTERFLY',
    '蝶阀; BFV; BUTTERFLY VALVE; 버터플라이밸브; 버터플라이벨브; 버터후라이밸브; 나비밸브; 나비벨브; 버터플라이변',
  ],
  [
    'item:valve+valve:PLUG',
    'PLUG VALVE; PLUG V V; 플러그밸브; 플러그벨브; 플러그 밸브; 프러그밸브; 콕크; 콕밸브; PLUG VLV; 꼭크',
  ],
  ['valve:NEEDLE', 'NEEDLE; 니들; 니이들; NDV'],
  ['item:valve+valve:NEEDLE', 'NEEDLE VALVE; 니들밸브; 니들벨브; NEEDLE V V'],
  ['mod:ANGLE', 'ANGLE TYPE; ANGLE PATTERN; 앵글형; 앵글식; 앵글타입'],
  [
    'item:valve+valve:ANGLE',
    'ANGLE VALVE; ANGLE V V; 앵글밸브; 앵글벨브; 앵글 밸브; 앵글 벨브; 앙글밸브; 앙글 밸브; ANGLE VLV',
  ],
  ['valve:DIAPHRAGM', 'DIAPHRAGM; DIAPHRAM; DIAPH; 다이아프램; 다이어프램; 다이야프램; 다이어후램'],
  [
    'item:valve+valve:STRAINER',
    'STRAINER; STRAINERS; STRAINR; STRANER; Y STRAINER; T STRAINER; Y TYPE STRAINER; T TYPE STRAINER; TEE STRAINER; TEE TYPE STRAINER; BASKET STRAINER; BUCKET STRAINER; Y STR; 스트레이너; 스트레이나; 스트레나; 스트래이너; 여과기; Y형스트레이너; Y형 스트레이너; Y 형 스트레이나; T형스트레이너; T형 스트레이너; 와이스트레이너; 바스켓스트레이너; U형스트레이너',
  ],
  ['valve:SAFETY', 'SAFETY; SAFETY RELIEF; RELIEF; PRESSURE RELIEF; PRESSURE SAFETY; 안전; 릴리프; 릴리이프'],
  [
    'item:valve+valve:SAFETY',
    'PSV; SRV; SAFETY VALVE; RELIEF VALVE; SAFETY RELIEF VALVE; PRESSURE RELIEF VALVE; PRESSURE SAFETY VALVE; 안전밸브; 안전벨브; 안전변; 릴리프밸브; 릴리프벨브',
  ],
  [
    'item:valve+valve:REDUCING',
    'PRESSURE REDUCING VALVE; PRESSURE REDUCING; PRESS REDUCING; REDUCING VALVE; REDUCING V V; PRESSURE REDUCER; 감압밸브; 감압벨브; 감압변; 감압',
  ],
  [
    'item:valve',
    'PRV; SOLENOID VALVE; CONTROL VALVE; CTRL VALVE; CTRL VLV; CONTROL VLV; CONT VALVE; ELECTROVALVULA; MAGNETVENTIL; REGELVENTIL; 电磁阀; 调节阀; FOOT VALVE; FLOAT VALVE; 솔레노이드; 전동밸브; 정수위밸브; 후드밸브; 풋밸브; MOV; PCV; 볼탑',
  ],
  // fitting types
  [
    'fitting:ELBOW',
    'ROHRBOGEN; BOGEN; ОТВОД; CODO; 弯头; ELBOW; ELL; ELLS; ELB; EL; ELBO; ELBOWS; ELBW; ELBOE; EBLOW; 엘보; 엘보우; 엘보오; 앨보; 앨보우; 엘버; 곡관',
  ],
  ['fitting:ELBOW+mod:LR', '롱엘보; 장곡; 롱 엘보; 롱엘보우; L R ELBOW; L R ELL'],
  ['fitting:ELBOW+mod:SR', '숏엘보; 쇼트엘보; 단곡; 숏 엘보; 숏엘보우; S R ELBOW; S R ELL; 쇼트 엘보'],
  ['mod:LR', 'LR; L R; LONG RADIUS; LONG RAD; LONGRADIUS; 롱; (L); 롱타입; LONG R; 장반경'],
  ['mod:SR', 'SR; S R; SHORT RADIUS; SHORT RAD; 숏; 쇼트; (S); 숏타입; SHORT R; 단반경'],
  [
    'fitting:ELBOW+mod:90',
    '90E; 90EL; 90ELL; 90 DEG ELBOW; 90 ELBOW; 90DEG ELBOW; 90D ELBOW; ELBOW 90; EL 90; ELL 90; ELB 90; 90 ELL; 90 엘보; 엘보 90; 90도엘보; 90도 엘보; 90도엘보우',
  ],
  [
    'fitting:ELBOW+mod:45',
    '45E; 45EL; 45ELL; 45 DEG ELBOW; 45 ELBOW; 45DEG ELBOW; 45D ELBOW; ELBOW 45; EL 45; ELL 45; ELB 45; 45 ELL; 45 엘보; 엘보 45; 45도엘보; 45도 엘보; 45도엘보우',
  ],
  ['fitting:ELBOW+mod:REDUCING', '이경엘보; 줄임엘보; 레듀싱엘보; RED ELL; RED ELBOW; R ELBOW; 이경엘보우'],
  ['mod:90+mod:LR', '90LR; 90 LR; 90L R'],
  ['mod:90+mod:SR', '90SR; 90 SR; 90S R'],
  ['mod:45+mod:LR', '45LR; 45 LR; 45L R'],
  [
    'fitting:RETURN',
    'RETURN; RETURN BEND; 180 RETURN; 180 RETURN BEND; 180 DEG RETURN; U BEND; U TYPE BEND; 리턴; 리턴밴드; 리턴벤드; U밴드; U벤드; 리턴 밴드',
  ],
  ['fitting:BEND', 'BEND; BENDS; PIPE BEND; 벤드; 밴드; 벤딩; 밴딩; INDUCTION BEND'],
  ['fitting:TEE', 'ТРОЙНИК; 三通; TEE; TEES; 티; 티이; 티자'],
  // Drawings and Korean lists call a tee by its letter: counts where no other word names the item.
  ['weak:TEE', 'T'],
  [
    'fitting:TEE+mod:EQUAL',
    'EQUAL TEE; EQ TEE; TEE EQ; TEE EQUAL; STRAIGHT TEE; STR TEE; TEE STR; TEE(E); TEE (E); TEE(S); 정티; 정티이; 동경티; 정 티; 동경 티; TEE(EQ)',
  ],
  [
    'fitting:TEE+mod:REDUCING',
    'REDUCING TEE; RED TEE; TEE RED; TEE(R); TEE (R); R TEE; REDUCER TEE; TEE REDUCER; RTEE; 이경티; 이경티이; 축소티; 줄임티; 레듀샤티; 레듀싱티; 이경 티; 이경 티이',
  ],
  ['fitting:CROSS', 'CROSS; 크로스; 십자; 크로쓰; 십자관'],
  [
    'fitting:LATERAL',
    'LATERAL; LAT; LATERALS; LATERAL TEE; Y TEE; 45 LATERAL; 래터럴; 레터럴; 라테랄; 래터랄; Y관; Y티',
  ],
  [
    'fitting:REDUCER',
    'ПЕРЕХОД; REDUCCION; 异径管; 大小头; REDUCER; REDUCERS; REDUCR; REDUSER; RDCR; REDU; 레듀샤; 레듀서; 레듀사; 리듀서; 리듀샤; 래듀샤; 래듀서; 레두사; 레듀셔; 리듀셔; 리듀사; 레두샤; 레유샤; 레듀샤관',
  ],
  [
    'fitting:REDUCER+mod:CON',
    'CONC REDUCER; CON REDUCER; C REDUCER; REDUCER C; REDUCER CONC; REDUCER CONCENTRIC; REDUCER(C); REDUCER (C); R(C); RED(C); 동심레듀샤; 동심리듀서; 동심레듀서; CRED',
  ],
  [
    'fitting:REDUCER+mod:ECC',
    'ECC REDUCER; E REDUCER; REDUCER E; REDUCER ECC; REDUCER ECCENTRIC; REDUCER(E); REDUCER (E); R(E); RED(E); 편심레듀샤; 편심리듀서; 편심레듀서',
  ],
  ['fitting:REDUCER+mod:CON', 'CONC RED; CON RED; RED CON; RED CONC; C RED'],
  ['fitting:REDUCER+mod:ECC', 'ECC RED; RED ECC; E RED'],
  ['mod:REDUCING', 'RED; REDUCING; 이경; 축소; 줄임; 레듀싱; 리듀싱; 레듀씽'],
  ['mod:CON', 'CONC; CON; CONCENTRIC; CONCEN; 동심; 콘; 콘센; 콘센트릭'],
  ['mod:ECC', 'ECC; ECCENTRIC; ECCEN; 편심; 에크; 엑센트릭'],
  ['fitting:CAP', 'ЗАГЛУШКА; 管帽; CAP; CAPS; END CAP; PIPE CAP; 캡; 캪; 엔드캡; 엔드 캡; 마개캡'],
  [
    'fitting:COUPLING',
    'COUPLING; COUPLINGS; CPLG; COUPLIG; CPL; COUPLER; COUPLNG; 카플링; 커플링; 카프링; 컵플링; 캅플링',
  ],
  ['fitting:SOCKET', 'SOC; SOCKET; SOCKETS; 소켓; 쏘켓; 소케트; 소켙; 쇼켓'],
  [
    'fitting:COUPLING+mod:FULL',
    'FULL COUPLING; FULL CPLG; F CPLG; FULL COUPLINGS; 풀카플링; 풀카프링; 풀커플링; 풀 카플링; 풀 커플링',
  ],
  [
    'fitting:COUPLING+mod:HALF',
    'HALF COUPLING; HALF CPLG; H CPLG; HALF COUPLINGS; BOSS; 하프카플링; 하프카프링; 하프커플링; 하프 카플링; 하프 커플링; 보스; 하프소켓; 하프 소켓',
  ],
  [
    'fitting:COUPLING+mod:REDUCING',
    'REDUCING COUPLING; RED COUPLING; RED CPLG; R CPLG; REDUCER COUPLING; 이경소켓; 이경 소켓; 이경카플링; 이경커플링; 레듀싱소켓; 레듀샤소켓; 줄임소켓',
  ],
  ['mod:FULL', 'FULL; 풀'],
  ['mod:HALF', 'HALF; 하프'],
  ['fitting:UNION', 'UNION; UNIONS; 유니온; 유니언; 유니욘; 유니온조인트'],
  [
    'fitting:NIPPLE',
    'NIPPLE; NIPPLES; NEPPLE; NEPPLES; NEPLE; NIPEL; NIPLE; NIPPEL; NIP; PIPE NIPPLE; BARREL NIPPLE; HEX NIPPLE; CLOSE NIPPLE; HOSE NIPPLE; SWIVEL NIPPLE; 니플; 니쁠; 닛뿔; 니뿔; 닛블; 닙플; 니블; 단니플; 롱니플; 단니쁠; 롱니쁠; 장니플; 닛플; 단닛뿔; 장니쁠; 바렐니플; 파이프니플; 육각니플',
  ],
  ['fitting:BUSHING', 'BUSHING; BUSH; BUSHINGS; BUSING; HEX BUSHING; 부싱; 붓싱; 부슁; 뿌싱; 붓슁; 부쉬; 부쉥'],
  [
    'fitting:PLUG',
    'PLUG; PLUGS; PLG; HEX PLUG; HEX HEAD PLUG; ROUND PLUG; SQUARE PLUG; SQ HEAD PLUG; ROUND HEAD PLUG; SQUARE HEAD PLUG; BULL PLUG; HEAD PLUG; 플러그; 프러그; 후러그; 메꾸라; 메쿠라; 마개; 플럭; 육각플러그; 플라그',
  ],
  [
    'fitting:SOCKOLET',
    'SOCKOLET; SOL; SOCKOLETS; SOCKLET; SOCKETOLET; SOCOLET; 소코렛; 소켓올렛; 속코렛; 소켓렛; 소코레트; 소콜렛; 쏘코렛; 소켓오렛',
  ],
  [
    'fitting:WELDOLET',
    'WELDOLET; WOL; WELDOLETS; WELDLET; WELDOLLET; 웰도렛; 웰도올렛; 웰도레트; 웰돌렛; 웰드올렛; 웰드렛; 웰더렛',
  ],
  [
    'fitting:THREADOLET',
    'THREADOLET; TOL; THREDOLET; THREADOLETS; THRDOLET; 쓰레도렛; 스레도렛; 쓰레드올렛; 스레드올렛; 스레돌렛; 트레도렛; 쓰레드렛; 나사올렛',
  ],
  ['fitting:ELBOLET', 'ELBOLET; EOL; ELBOWLET; 엘보렛; 엘보올렛'],
  ['fitting:LATROLET', 'LATROLET; LOL; 라트로렛; 래트로렛; 라트롤렛'],
  ['fitting:NIPOLET', 'NIPOLET; NOL; NIPPOLET; NIPPLEOLET; 니포렛; 니폴렛; 니플렛; 니포올렛; 니플올렛'],
  [
    'fitting:SWAGE',
    'SWAGE; SWAGES; SWAGE NIPPLE; SWAGED NIPPLE; SWG NIP; SWG NIPPLE; SWEDGE; SWAGE NIP; 스웨이지; 스웨지; 스웨이지니플; 스웨이지 니플; 스웨지니플; 스웨지 니플',
  ],
  ['fitting:SWAGE+mod:CON', 'CON SWAGE; CONC SWAGE; SWAGE CON; C SWAGE; 동심스웨이지; 동심 스웨이지'],
  ['fitting:SWAGE+mod:ECC', 'ECC SWAGE; SWAGE ECC; E SWAGE; 편심스웨이지; 편심 스웨이지'],
  [
    'fitting:STUB END',
    'STUB END; STUBEND; STUB ENDS; STUB; LAP JOINT STUB END; LJ STUB END; L J STUB END; LJSE; 스터브엔드; 스타브엔드; 스터브 엔드; 스타브 엔드; 스텁엔드; 스텁 엔드; 랩조인트 스터브엔드',
  ],
  // gasket types
  [
    'item:gasket+gasket:SPIRAL WOUND',
    'SPIRAL WOUND; SPIRALWOUND; SPIRAL WOUND GASKET; SPIRAL GASKET; SP WOUND; SPW; SPWD; S W GASKET; SWG; SPWG; 보텍스; 볼텍스; VORTEX; 스파이럴 가스켓; 스파이럴가스켓; 스파이랄가스켓; 스파이럴와운드; 스파이럴 와운드; 와류형',
  ],
  [
    'gasket:RING JOINT',
    'RING JOINT; RING TYPE JOINT; RING GASKET; 링조인트; 링 조인트; 링죠인트; OCTAGONAL; OVAL; OCT; 옥타고날; 오발; 팔각; OCTAGONAL RING; OVAL RING; 링가스켓; 링 가스켓; RTJ GASKET',
  ],
  [
    'gasket:SHEET',
    'NON ASBESTOS; NONASBESTOS; NON ASB; NOM ASB; NOM ASB RING; NON ASB RING; FLAT RING; FULL FACE GASKET; 비아스베스토; 비아스베스토스; 무석면; COMPRESSED FIBER; COMPRESSED FIBRE; COMPRESSED SHEET; ARAMID; ARAMID FIBER; FIBER; FIBRE; BUTYL; BUTYL RUBBER; ASBESTOS; ASBESTOS FREE; PTFE; RUBBER; EPDM; NBR; NEOPRENE; VITON; SILICON; CNAF; N A; SHEET; FLAT; TEFLON; TOMBO; 비석면; 석면; 논아스베스토스; 고무; 테프론; 시트; 쉬트; 합성고무; 네오프렌; 실리콘; 바이톤; GRAPHITE SHEET; 흑연시트; 흑연 시트; 그라파이트시트; CAF; 이피디엠; NON METALLIC; KLINGER; KLINGERIT; GYLON',
  ],
  ['gasket:FILLER', 'GRAPHITE; GRAFOIL; FLEXIBLE GRAPHITE; F G FILLER; 흑연; 그라파이트; 그라화이트; MICA'],
  [
    'gasket:KAMMPROFILE',
    'KAMMPROFILE; CAMPROFILE; CAMMPROFILE; KAMPROFILE; GROOVED METAL; KAMM PROFILE; CAM PROFILE; 캄프로파일; 캄프로필; 캠프로파일',
  ],
  [
    'gasket:INSULATING',
    'INSULATING; INSULATION KIT; INSULATING KIT; INSULATING GASKET; INSULATION GASKET; INSULATION GASKET KIT; INSULATING GASKET KIT; ISK; ISOLATION; ISOLATING; ISOLATION KIT; ISOLATION GASKET; INSULATED GASKET; 절연; 절연킷트; 절연키트; 절연 가스켓; 절연가스켓; 절연셋트',
  ],
  // bolting
  [
    'item:bolt+bolt:STUD',
    'STUD; STUDS; STUD BOLT; STUD BOLTS; STUDBOLT; S BOLT; SB; STUD BOLT NUT; STUD BOLTS NUTS; STUD BOLT & NUT; STUD BOLTS & NUTS; STUD BOLT W NUTS; 스터드; 스타드; 스터드볼트; 스타드볼트; 스터드 볼트; 스타드 볼트; 전산; 전산볼트; 스텃볼트',
  ],
  [
    'item:bolt+bolt:HEX BOLT',
    'HEX BOLT; HEX BOLTS; HEX HEAD BOLT; HEXAGON BOLT; HEXAGONAL BOLT; HEX HD BOLT; HEAVY HEX BOLT; MACHINE BOLT; MACHINE BOLTS; M BOLT; M C BOLT; M B; BOLT & NUT; BOLTS & NUTS; BOLT AND NUT; BOLTS AND NUTS; BOLT NUT; BOLTS NUTS; BOLT NUTS; B N; 육각볼트; 육각 볼트; 볼트너트; 볼트 너트; 볼트 & 너트; 볼트&너트; 볼트,너트; 볼트낫트; 볼트 낫트; 육각볼트너트; 육각머리볼트; HEX BOLT & NUT; HEX BOLT NUT; HEX BOLTS NUTS; HEX BOLTS & NUTS; HEX BOLT W NUT',
  ],
  ['mod:HEX', 'HEX; HEXAGON; HEXAGONAL; HEX HEAD; HEAVY HEX; 육각; MACHINE'],
  [
    'bolt:NUT',
    'NUT; NUTS; HEX NUT; HEX NUTS; HEAVY HEX NUT; HEAVY HEX NUTS; 너트; 낫트; 육각너트; 육각낫트; 넛트; 육각 너트',
  ],
  [
    'item:bolt+bolt:U-BOLT',
    'U BOLT; U BOLTS; UBOLT; UBOLTS; U B; 유볼트; U볼트; U 볼트; U자볼트; U자형볼트; 유 볼트; U-볼트',
  ],
  [
    'junk:nuts',
    'WITH NUT; W NUT; W NUTS; WITH NUTS; C W NUT; C W NUTS; & NUT; & NUTS; AND NUTS; 너트포함; 너트 포함; NUT 포함; 너트付; WASHER; WASHERS; 와셔; 와샤',
  ],
  // facing
  ['face:RF', 'RF; R F; RFSF; RF SF; RFFE; RFSR; RAISED FACE; RAISEDFACE; 평면좌; RAISED'],
  ['face:FF', 'FF; F F; FLAT FACE; FULL FACE; FLATFACE; 전면좌; FLAT FACED'],
  ['face:RTJ', 'RTJ; R T J; RJ; R J; RTJF; RING TYPE JOINT FACE'],
  // ends
  [
    'end:BW',
    'BW; BWE; B W; BUTT WELD; BUTT WELDING; BUTTWELD; BUTT WELDED; BUTTWELDED; BUTTWELDING; 맞대기용접; 맞대기; 버트용접; 맞대기 용접',
  ],
  ['end:WELD', '용접; 웰딩'],
  // how a piece is joined, not how a pipe is made
  ['end:WELD+mod:JOINED', '용접식; 용접형; 용접용'],
  [
    'end:SW',
    'SW; SWE; S W; SOCKET WELD; SOCKETWELD; SOCKET WELDING; SOCKETWELDING; SOCKET WELDED; SOCKET TYPE; SKT WELD; 소켓용접; 소켓 용접; 삽입용접; 소켓용접식; 소켓식; 소켓웰드; 소켓웰딩; 삽입용접식; SOCKET',
  ],
  [
    'end:THD',
    'THD; THRD; THR; THREAD; THREADED; THR D; SCRD; SCR D; SCREW; SCREWED; SCREWED END; NPT; FNPT; MNPT; NPTF; NPTM; F NPT; M NPT; NPT F; NPT M; TR; PT; RC; PF; BSPT; BSP; 나사; 나사식; 나사형; 나사용; 나사이음; 나사산; 나사부속',
  ],
  [
    'end:FLGD',
    'FLGD; FLANGED; FLANGE TYPE; FLG TYPE; FLANGE END; FLANGED END; FLG END; DOUBLE FLANGE; DOUBLE FLANGED; FLANGED ENDS; FLANGE ENDS; DBL FLANGE; D FLANGE; 후렌지형; 후렌지식; 플랜지형; 플랜지식; 후랜지식; 후랜지형; 플렌지식; 플렌지형; 플랜지타입; 후렌지타입; FL TYPE; FLANGED TYPE; 후란지형; 프랜지형; 프랜지식; 플랜지 타입; 후렌지 타입; 플랜지 형',
  ],
  ['end:WAFER', 'WAFER; WFR; WAFER TYPE; WAFFER; 웨이퍼; 웨이퍼형; 웨이퍼타입; 와파; 와퍼; 웨이퍼식; 웨퍼; 와이퍼'],
  [
    'end:LUG',
    'LUG; LUGGED; LUG TYPE; LUGGED TYPE; LUG WAFER; WAFER LUG; WAFER LUGGED; 러그; 러그형; 러그타입; 러그식; 러그 타입',
  ],
  [
    'end:BE',
    'BE; B E; BBE; BEVEL; BEVELED; BEVELLED; BEVEL END; BEVELED END; BEVELED ENDS; BEVELLED END; BEVELLED ENDS; BEVEL ENDS; BEV; 베벨; 개선; 개선단; 베벨엔드; BEVELS',
  ],
  [
    'end:PE',
    'PE; P E; PBE; P B E; PLAIN END; PLAIN ENDS; PLAINEND; PLAIN; PLAIN BOTH ENDS; PLAIN BOTH END; PLAIN END BOTH; 평단; 플레인; 플레인엔드; 민단',
  ],
  [
    'end:TBE',
    'TBE; T B E; T & C; T&C; THREADED BOTH ENDS; THREADED BOTH END; THREAD BOTH ENDS; THREADED & COUPLED; 양나사; 양단나사; 양쪽나사; 양단 나사',
  ],
  ['end:TOE', 'TOE; T O E; THREADED ONE END; THREAD ONE END; 편나사; 편단나사; 한쪽나사; 편단 나사; 외나사'],
  [
    'end:GRV',
    'GRV; GRVD; GROOVE; GROOVED; GROOVED END; GROOVE TYPE; 그루브; 그루빙; 홈조인트; 그루브식; 그루브형; 그루브타입',
  ],
  // schedules and classes written as words
  [
    'sch:STD',
    'STD; SCH STD; S STD; SCH TD; STD WT; STD WALL; STD WEIGHT; STD SCH; STANDARD WALL; STANDARD WEIGHT; STANDARD WT; SCHSTD; STD W; STD THK; SCHEDULE STD; SCH# STD',
  ],
  ['sch:XS', 'XS; SCH XS; S XS; XS WALL; EXTRA STRONG; EXTRA STG; SCHXS; SCHEDULE XS'],
  ['sch:XXS', 'XXS; SCH XXS; S XXS; DOUBLE EXTRA STRONG; DBL EXTRA STRONG; XX STRONG; SCHXXS; SCHEDULE XXS'],
  // finish
  ['coat:black', '흑; 흑색; BLACK; BLK'],
  [
    'coat:galvanised',
    '백; GI; G I; GALV; GALVANIZED; GALVANISED; GALVANIZING; HDG; H D G; HOT DIP GALV; HOT DIP GALVANIZED; ZN; ZINC; ZINC PLATED; 아연도; 아연도금; 용융아연도금; 용융아연; 백도금',
  ],
  // family words: no grade by themselves
  [
    'family:stainless',
    '스텐; 스덴; 스텐레스; 스테인레스; 스테인리스; 스뎅; STAINLESS; STAINLESS STEEL; ST STL; AISI; SS; S S; S STEEL',
  ],
  ['family:sus', '서스; SUS; S U S'],
  [
    'family:any',
    'STLD; STELLITED; STELLITED SEAT; D BST; BELLOW SEAL TYPE; STL; MS; M S; MILD STEEL; C I; CI; D I; GUN METAL; GUNMETAL; G M; CS; C S; CARBON STEEL; CARBON STL; CARBON; ALLOY; ALLOY STEEL; DUPLEX; SUPER DUPLEX; FORGED; FORGED STEEL; CAST STEEL; CAST IRON; CAST; DUCTILE IRON; BRONZE; BRASS; STEEL; 탄소강; 합금강; 주강; 주철; 주철제; 단조; 단조강; 단강; 청동; 청동제; 황동; 동; 신주; 덕타일; 듀플렉스; 저온용; 고압용; 고온용; 압력용; LTCS; SOFT IRON; 연강; 연철; 스틸; 강제; 주강제; 가단주철; 백심; 흑심; FS; C I; D I',
  ],
  // read over
  [
    'junk:words',
    'BOLT COVER; BOLTED COVER; BOLTED BONNET; BOLTED BODY; BOLTED CAP; BOLT BONNET; BOLTED GLAND; SCREWED BONNET; SCREWED CAP; WELDED BONNET; THREADED BONNET; PRESSURE SEAL; BB; O S & Y; OS&Y; OSY; PSB; SB BONNET; UNION BONNET; FULL PORT; FULL BORE; REDUCED BORE; REDUCED PORT; RED PORT; RED BORE; REDUCING BORE; REGULAR PORT; STD PORT; STANDARD PORT; FULL OPENING; FP; RP; FB; RB; PORT; SOLID WEDGE; FLEXIBLE WEDGE; FLEX WEDGE; FLEX; SPLIT WEDGE; WEDGE; FLOATING; TRUNNION; FLOATING; TRUNNION MOUNTED; SPLIT BODY; ONE PIECE BODY; RISING STEM; NON RISING STEM; NRS; RS; GEAR OPERATED; GEAR OP; GEAR; GEAR BOX; GEAR TYPE; LEVER OPERATED; LEVER OP; LEVER; LEVER TYPE; HANDWHEEL; HAND WHEEL; HANDLE; HW; HWO; GO; WORM GEAR; 기어식; 기어; 기어형; 기어타입; 레버식; 레버; 레버형; 핸들; 핸들식; 수동식; 수동; 웜기어; 전동; 공압; 전동식; 밸브렌치; 바이패스; OPERATED; ECCENTRIC PLUG; DOUBLE OFFSET; TRIPLE OFFSET; CONCENTRIC DISC; 동심형; 편심형; 3중편심; 더블옵셋; SERRATED; SERRATED FINISH; SMOOTH FINISH; SMOOTH; FINISH; RTFE; RPTFE; PTFE SEAT; PTFE SEATS; RPTFE SEAT; EPDM SEAT; EPDM SEATED; NBR SEAT; VITON SEAT; METAL SEAT; METAL SEATED; SOFT SEAT; SOFT SEATED; RESILIENT SEAT; SEAT PTFE; SEAT EPDM; SEAT NBR; SEAT RPTFE; 테프론시트; 테프론 시트; 고무시트; 고무 시트; PTFE 시트; EPDM 시트; PTFE LINED; RUBBER LINED; RUBBER LINING; PTFE LINING; TEFLON LINED; EPDM LINED; 고무라이닝; 라이닝; 테프론라이닝; STELLITE; HF; DRL; SRL; RANDOM LENGTH; DOUBLE RANDOM; SINGLE RANDOM; RANDOM; 청색; FORGED ELBOW; PSL 1; PSL 2; PSL1; PSL2; INNER RING; OUTER RING; CENTERING RING; WITH INNER; 내륜; 외륜; 내외륜; 내부링; 외부링; W IR; FILLER; TYPE; GRADE; CLEAN; PAINTED; COATED; 3LPE; EPOXY; MESH; 메쉬; SCREEN; 상수도용; 수도용; 소방용; 공업용; 위생용; KS; JIS; ANSI; ASME; ASTM; DIN; FBE; TRIM; THK; WALL; SEAT; BODY; BONNET; DISC; STEM; MFG; BRAND; MAKER; SIZE; RATING; MATERIAL; MATL; NACE; SOUR; HIC; IMPACT; CHARPY; IBR; MTC; EN 10204; COLD GALV; CHROME; NICKEL; PLATED; 국산; 수입; 정품; 신품; KS품; KS 품; UNC; UN 8; 8UN; FULL THREAD; FULLY THREADED; FULL THREADED; ALL THREAD; XYLAN; PTFE COATED; FULL; WITH; FOR',
  ],
];
