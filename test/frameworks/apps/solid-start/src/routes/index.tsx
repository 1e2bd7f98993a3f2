const Home = () => <p>Lots</p>;
export default Home;
